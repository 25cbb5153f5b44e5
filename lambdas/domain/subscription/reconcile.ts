import { isDeepStrictEqual } from 'node:util';
import type { Tier } from '../../../shared/catalogue/limits.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';
import { type PaymentEvent, TRIAL_ENDS } from './event.ts';
import type { CustomerState } from './ports.ts';
import { decisive, type ProviderSubscription, type SubscriptionRecord, tierOf } from './subscription.ts';

/** What an event comes to, as the provider's subscriptions stand now. */
export interface Reconciliation {
  readonly eventId: string;
  /** Undefined when the row says it already, or there is nothing to say. */
  readonly record: SubscriptionRecord | undefined;
  readonly tier: Tier;
  readonly status: SubscriptionRecord['subscription_status'] | null;
  /** When a trial began to count as used; undefined when none was. */
  readonly trialUsedAt: Instant | undefined;
  readonly now: number;
}

/** A customer without any subscription is left with what the row last said of one, as ended. */
const endOf = (record: SubscriptionRecord | undefined): ProviderSubscription | undefined =>
  record && { ...record, subscription_status: 'canceled' };

/** Once announced, it stays announced as long as this trial lasts. */
const announcedEnd = (
  current: ProviderSubscription,
  { type }: PaymentEvent,
  before: SubscriptionRecord | undefined,
): Instant | null => {
  if (current.subscription_status !== 'trialing') return null;
  const known = before?.id === current.id && before.trial_ending_at !== null;
  return known || type === TRIAL_ENDS ? current.trial_end : null;
};

const isChanged = (before: SubscriptionRecord | undefined, after: SubscriptionRecord): boolean =>
  before === undefined ||
  !isDeepStrictEqual({ ...before, version: 0, updated_at: '' }, { ...after, version: 0, updated_at: '' });

/**
 * The event only says that it is time to look: what counts is how the subscriptions stand, fetched after the row was
 * read. So neither the order of events nor how often one comes makes a difference.
 */
export const reconcile = (
  held: CustomerState,
  all: readonly ProviderSubscription[],
  event: PaymentEvent,
  now: number,
): Reconciliation => {
  const { record: before, userId, customerId } = held;
  const current = decisive(all) ?? endOf(before);
  const common = { eventId: event.id, now };
  if (!current) return { ...common, record: undefined, tier: held.tier, status: null, trialUsedAt: undefined };
  const record: SubscriptionRecord = {
    ...current,
    user_id: userId,
    customer_id: customerId,
    trial_ending_at: announcedEnd(current, event, before),
    updated_at: instant(now),
    version: (before?.version ?? 0) + 1,
  };
  const tried = [current, ...all].some(({ trial_end }) => trial_end !== null);
  return {
    ...common,
    record: isChanged(before, record) ? record : undefined,
    tier: tierOf(current),
    status: current.subscription_status,
    trialUsedAt: tried ? (held.trialUsedAt ?? instant(now)) : undefined,
  };
};

/** By how much the figures of the site change with a person's tier; undefined where they do not. */
export const tierFigures = (before: Tier, after: Tier) => {
  if (after === before) return undefined;
  return after === 'pro' ? ({ pro: 1, conversions: 1 } as const) : ({ pro: -1, conversions: 0 } as const);
};
