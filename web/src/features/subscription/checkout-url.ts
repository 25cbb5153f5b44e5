import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../shared/contract/client.ts';
import { paths } from '../../app/paths.ts';
import { DisplayError } from '../../lib/words/display-error.ts';
import { subscriptionTexts } from './texts.ts';

interface Deps {
  readonly api: Client;
  /** The access token, or undefined without one. */
  readonly token: () => Promise<string | undefined>;
  /** Origin of this page, to which the payment provider returns. */
  readonly origin: string;
}

const refused = (error: unknown): never => {
  if (!(error instanceof ApiError) || error.status === 0) throw error;
  throw new DisplayError(error.message || subscriptionTexts.checkoutRefused);
};

/** Resolves to the payment provider's page for one price. */
export const checkoutUrl = async ({ api, token, origin }: Deps, priceId: string): Promise<string> => {
  if ((await token()) === undefined) throw new DisplayError(subscriptionTexts.checkoutUnsigned);
  const body = {
    price_id: priceId,
    mode: 'subscription' as const,
    success_url: origin + paths.checkoutSuccess,
    cancel_url: origin + paths.pricing,
  };
  const { url } = await api('createCheckout', { body }).catch(refused);
  if (!url) throw new DisplayError(subscriptionTexts.checkoutAbsent);
  return url;
};
