import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../shared/contract/client.ts';
import { paths } from '../../app/paths.ts';

/** Says what the person reads; whatever else fails is told in the words of the place. */
export class CheckoutError extends Error {}

interface Deps {
  readonly api: Client;
  /** The access token, or undefined without one. */
  readonly token: () => Promise<string | undefined>;
  /** Of the page, so that the payment provider leads back here. */
  readonly origin: string;
}

const refused = (error: unknown): never => {
  if (!(error instanceof ApiError) || error.status === 0) throw error;
  const said = error.code === 'unreadable' ? '' : error.message;
  throw new CheckoutError(said || 'Failed to create checkout session');
};

/** The payment provider's page for one price. */
export const checkoutUrl = async ({ api, token, origin }: Deps, priceId: string): Promise<string> => {
  if ((await token()) === undefined) throw new CheckoutError('No access token available');
  const body = {
    price_id: priceId,
    mode: 'subscription' as const,
    success_url: origin + paths.checkoutSuccess,
    cancel_url: origin + paths.pricing,
  };
  const { url } = await api('createCheckout', { body }).catch(refused);
  if (!url) throw new CheckoutError('No checkout URL received');
  return url;
};
