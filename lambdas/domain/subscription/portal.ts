import { AppError } from '../../../shared/model/app-error.ts';
import type { UserRecord } from '../user/user.ts';
import { isOwnUrl } from './is-own-url.ts';
import type { Payments } from './ports.ts';

interface PortalDeps {
  readonly payments: Pick<Payments, 'openPortal'>;
  /** Whether there is a payment provider. */
  readonly open: boolean;
  /** Where this site is served. */
  readonly origin: string;
}

/** URL of the provider's page for managing a subscription. */
export const openPortal = async (
  { payments, open, origin }: PortalDeps,
  user: Pick<UserRecord, 'stripe_customer_id'>,
  returnUrl: string,
): Promise<string> => {
  if (!open) throw new AppError('portal_absent');
  if (!isOwnUrl(returnUrl, origin)) throw new AppError('foreign_address');
  if (user.stripe_customer_id === null) throw new AppError('never_subscribed');
  return payments.openPortal(user.stripe_customer_id, returnUrl);
};
