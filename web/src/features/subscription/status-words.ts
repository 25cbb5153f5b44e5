import type { SubscriptionStatus } from '../../../../shared/model/subscription.ts';
import { formatDate, formatPrice } from '../../lib/format.ts';
import type { HeldSubscription } from './subscription-context.ts';

const words: Record<SubscriptionStatus, string> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Past due',
  unpaid: 'Unpaid',
  paused: 'Paused',
  incomplete: 'Not completed',
  incomplete_expired: 'Expired',
  canceled: 'Cancelled',
};

export const statusWord = (subscription: HeldSubscription | null): string =>
  subscription ? words[subscription.subscription_status] : 'No subscription';

const per = { month: 'month', year: 'year' } as const;

/** "$19 per month"; nothing where the provider names no price. */
export const priceOf = ({ price, interval }: HeldSubscription): string | undefined =>
  price === null || interval === null ? undefined : `${formatPrice(price)} per ${per[interval]}`;

/** What the next date in a subscription's life is, and which. */
export const nextDate = (subscription: HeldSubscription): readonly [what: string, when: string] | undefined => {
  const { subscription_status: status, trial_end, current_period_end: end, cancel_at_period_end } = subscription;
  if (status === 'trialing' && trial_end) return ['Trial ends', formatDate(trial_end)];
  if (end === null || !subscription.isActive) return undefined;
  return [cancel_at_period_end ? 'Ends' : 'Renews', formatDate(end)];
};
