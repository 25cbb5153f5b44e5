import type { SubscriptionStatus } from '../../../../shared/model/account/subscription.ts';
import { formatDate, formatPrice } from '../../lib/words/format.ts';
import type { HeldSubscription } from './subscription-context.ts';
import { subscriptionTexts } from './texts.ts';

const words: Record<SubscriptionStatus, string> = {
  active: subscriptionTexts.statusActive,
  trialing: subscriptionTexts.statusTrial,
  past_due: subscriptionTexts.statusPastDue,
  unpaid: subscriptionTexts.statusUnpaid,
  paused: subscriptionTexts.statusPaused,
  incomplete: subscriptionTexts.statusIncomplete,
  incomplete_expired: subscriptionTexts.statusExpired,
  canceled: subscriptionTexts.statusCancelled,
};

export const statusText = (subscription: HeldSubscription | null): string =>
  subscription ? words[subscription.subscription_status] : subscriptionTexts.statusNone;

const per = { month: subscriptionTexts.pricePerMonth, year: subscriptionTexts.pricePerYear } as const;

/** "$19 per month"; empty when the provider names no price. */
export const priceOf = ({ price, interval }: HeldSubscription): string | undefined =>
  price === null || interval === null ? undefined : per[interval]({ price: formatPrice(price) });

/** The next date of a subscription and what happens then. */
export const nextDate = (subscription: HeldSubscription): readonly [what: string, when: string] | undefined => {
  const { subscription_status: status, trial_end, current_period_end: end, cancel_at_period_end } = subscription;
  if (status === 'trialing' && trial_end) return [subscriptionTexts.trialEnds, formatDate(trial_end)];
  if (end === null || !subscription.isActive) return undefined;
  return [cancel_at_period_end ? subscriptionTexts.ends : subscriptionTexts.renews, formatDate(end)];
};
