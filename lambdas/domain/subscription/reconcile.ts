import { isDeepStrictEqual } from 'node:util';
import type { Tier } from '../../../shared/catalogue/limits.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';
import { type PaymentEvent, TRIAL_ENDS } from './event.ts';
import type { CustomerState } from './ports.ts';
import { decisive, type ProviderSubscription, type SubscriptionRecord, tierOf } from './subscription.ts';

/** What an event changes, given the provider's current subscriptions. */
export interface Reconciliation {
  readonly eventId: string;
  /** Undefined when the stored row is up to date. */
  readonly record: SubscriptionRecord | undefined;
  readonly tier: Tier;
  readonly status: SubscriptionRecord['subscription_status'] | null;
  /** When the trial was first used; undefined when it was not. */
  readonly trialUsedAt: Instant | undefined;
  readonly now: number;
}

/** For a customer without subscriptions: the stored one, as canceled. */
const endOf = (record: SubscriptionRecord | undefined): ProviderSubscription | undefined =>
  record && { ...record, subscription_status: 'canceled' };

/** End of the trial once the provider has announced it, as long as the trial lasts. */
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
 * The event only triggers a look: what counts is the state of the subscriptions, fetched after the row was
 * read. So neither the order of events nor how often one comes makes a difference.
 */
export const reconcile = (
  customer: CustomerState,
  all: readonly ProviderSubscription[],
  event: PaymentEvent,
  now: number,
): Reconciliation => {
  const { record: before, userId, customerId } = customer;
  const current = decisive(all) ?? endOf(before);
  const common = { eventId: event.id, now };
  if (!current) return { ...common, record: undefined, tier: customer.tier, status: null, trialUsedAt: undefined };
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
    trialUsedAt: tried ? (customer.trialUsedAt ?? instant(now)) : undefined,
  };
};

/** By how much the figures of the site change with a person's tier; undefined where they do not. */
export const tierFigures = (before: Tier, after: Tier) => {
  if (after === before) return undefined;
  return after === 'pro' ? ({ pro: 1, conversions: 1 } as const) : ({ pro: -1, conversions: 0 } as const);
};
