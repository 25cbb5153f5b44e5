import type { CustomerState, SubscriptionStore } from '../../../../lambdas/domain/subscription/ports.ts';
import type { SubscriptionRecord } from '../../../../lambdas/domain/subscription/subscription.ts';
import type { Tier } from '../../../../shared/catalogue/limits.ts';

/** One customer's rows, kept by the rules of the table: a write counts only on the version it was made from. */
export const fakeStore = (customerId: string, pause: () => Promise<void>) => {
  const seen = new Set<string>();
  let record: SubscriptionRecord | undefined;
  let tier: Tier = 'free';
  let trialUsedAt: string | undefined;
  let writes = 0;

  const subscriptions: Pick<SubscriptionStore, 'isProcessed' | 'findCustomer' | 'reconcile'> = {
    isProcessed: async (event) => {
      await pause();
      return seen.has(event);
    },
    findCustomer: async (customer): Promise<CustomerState | undefined> => {
      await pause();
      return customer === customerId ? { userId: 'ann', customerId, record, tier, trialUsedAt } : undefined;
    },
    reconcile: async (held, settlement) => {
      await pause();
      if (seen.has(settlement.eventId)) return 'seen';
      if (held.record?.version !== record?.version || held.tier !== tier) return 'outdated';
      seen.add(settlement.eventId);
      if (settlement.record) writes += 1;
      record = settlement.record ?? record;
      tier = settlement.tier;
      trialUsedAt = settlement.trialUsedAt ?? trialUsedAt;
      return 'written';
    },
  };
  return { subscriptions, now: () => ({ record, tier, trialUsedAt, seen: seen.size, writes }) };
};
