import type { Tier } from '../../../shared/catalogue/limits.ts';
import type { Subscription } from '../../../shared/model/account/subscription.ts';
import { isActive } from '../../../shared/model/account/subscription-status.ts';
import type { Instant } from '../../../shared/model/time.ts';

/** What the payment provider says of one of a customer's subscriptions. */
export type ProviderSubscription = Subscription & {
  readonly id: string;
  readonly created_at: Instant;
};

/** The stored subscription: the one that counts, as last fetched. */
export type SubscriptionRecord = ProviderSubscription & {
  readonly user_id: string;
  readonly customer_id: string;
  /** The end of a trial that the provider has announced: set within its last days, and only while it lasts. */
  readonly trial_ending_at: Instant | null;
  readonly updated_at: Instant;
  /** Grows with every change. */
  readonly version: number;
};

/** The only rule for who has Pro. */
export const tierOf = (subscription: Pick<Subscription, 'subscription_status'> | undefined): Tier =>
  isActive(subscription ?? null) ? 'pro' : 'free';

/** Best first: one active subscription is enough, whatever the state of others. */
const ranks: readonly Subscription['subscription_status'][] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
];

const better = (a: ProviderSubscription, b: ProviderSubscription): number =>
  ranks.indexOf(a.subscription_status) - ranks.indexOf(b.subscription_status) ||
  b.created_at.localeCompare(a.created_at) ||
  b.id.localeCompare(a.id);

/** The subscription that counts among all of a customer. */
export const decisive = (all: readonly ProviderSubscription[]): ProviderSubscription | undefined =>
  [...all].sort(better)[0];

/** When the first trial ends or ended. */
const firstTrialEnd = (all: readonly ProviderSubscription[]): Instant | undefined =>
  all.flatMap(({ trial_end }) => trial_end ?? []).sort()[0];

/** A customer has one trial, also when a later subscription had none. */
export const isTrialAvailable = (
  usedAt: Instant | null | undefined,
  all: readonly ProviderSubscription[] = [],
): boolean => !usedAt && firstTrialEnd(all) === undefined;

/** The subscription as its owner sees it. */
export const presentSubscription = ({
  subscription_status,
  price_id,
  interval,
  price,
  currency,
  cancel_at_period_end,
  current_period_end,
  trial_end,
}: SubscriptionRecord): Subscription => ({
  subscription_status,
  price_id,
  interval,
  price,
  currency,
  cancel_at_period_end,
  current_period_end,
  trial_end,
});
