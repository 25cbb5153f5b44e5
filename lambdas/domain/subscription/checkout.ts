import { TRIAL_DAYS } from '../../../shared/catalogue/plans.ts';
import type { PricingPlan } from '../../../shared/model/account/subscription.ts';
import { isOngoing } from '../../../shared/model/account/subscription-status.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { UserRecord } from '../user/user.ts';
import { isOwnUrl } from './is-own-url.ts';
import type { Checkout, CheckoutOrder, Payments, SubscriptionStore } from './ports.ts';
import { isTrialAvailable } from './subscription.ts';

const ATTEMPTS = 4;

interface CheckoutDeps {
  readonly payments: Payments;
  readonly subscriptions: SubscriptionStore;
  readonly plans: readonly PricingPlan[];
  /** Where this site is served. */
  readonly origin: string;
}

interface CheckoutInput {
  readonly user: UserRecord;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly now: number;
}

/** The user's customer id, created when needed. When the account is being deleted meanwhile, the customer is deleted again. */
const customerOf = async ({ payments, subscriptions }: CheckoutDeps, user: UserRecord): Promise<string> => {
  if (user.stripe_customer_id !== null) return user.stripe_customer_id;
  const made = await payments.createCustomer({ userId: user.id, email: user.email });
  try {
    return await subscriptions.claimCustomer(user.id, made);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') await payments.deleteCustomer(made);
    throw error;
  }
};

/** The open checkout page for the same order; one for another order is closed. */
const reopened = async (payments: Payments, checkoutId: string, same: boolean): Promise<Checkout | undefined> => {
  const url = await payments.openPage(checkoutId);
  if (url === undefined) return undefined;
  if (same) return { id: checkoutId, url };
  await payments.expireCheckout(checkoutId);
  return undefined;
};

/** Undefined when a concurrent call of the same user came first. */
const attempt = async (
  { payments, subscriptions }: CheckoutDeps,
  user: UserRecord,
  asked: Omit<CheckoutOrder, 'trialDays'>,
  now: number,
): Promise<Checkout | undefined> => {
  const before = await subscriptions.findCheckout(user.id);
  // What was ordered, without the trial: that depends on what has become of the page before
  const order = JSON.stringify([asked.priceId, asked.successUrl, asked.cancelUrl]);
  const open = before && (await reopened(payments, before.checkoutId, before.order === order));
  if (open) return open;
  // No page is open now, so nothing can be bought between this and the page that is made
  const all = await payments.subscriptions(asked.customerId);
  if (all.some(isOngoing)) throw new AppError('already_subscribed');
  const trialDays = isTrialAvailable(user.trial_used_at, all) ? TRIAL_DAYS : 0;
  const made = await payments.openCheckout({ ...asked, trialDays });
  if (await subscriptions.saveCheckout(user.id, { checkoutId: made.id, order }, before, now)) return made;
  await payments.expireCheckout(made.id);
  return undefined;
};

/** A checkout page. A user has at most one open, however many tabs ask. */
export const startCheckout = async (deps: CheckoutDeps, asked: CheckoutInput): Promise<Checkout> => {
  const { user, priceId, successUrl, cancelUrl, now } = asked;
  if (user.deleting_at !== undefined) throw new AppError('unauthenticated');
  if (deps.plans.length === 0) throw new AppError('plans_absent');
  if (!deps.plans.some((plan) => plan.priceId === priceId)) throw new AppError('price_unknown');
  if (![successUrl, cancelUrl].every((address) => isOwnUrl(address, deps.origin)))
    throw new AppError('foreign_address');
  const customerId = await customerOf(deps, user);
  const order = { userId: user.id, customerId, priceId, successUrl, cancelUrl };
  for (let tries = 1; tries <= ATTEMPTS; tries += 1) {
    const page = await attempt(deps, user, order, now);
    if (page) return page;
  }
  throw new AppError('conflict');
};
