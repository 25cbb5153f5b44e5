import type { PricingPlan, Subscription, SubscriptionStatus } from './subscription.ts';

/* Apart from the schemas, which the first page of the app does without. */

type MaybeSubscription = Pick<Subscription, 'subscription_status'> | null;

const endedStatuses: readonly SubscriptionStatus[] = ['canceled', 'incomplete', 'incomplete_expired'];

/** Whether a subscription exists that can be managed, so that no new one may be started. */
export const isOngoing = (subscription: MaybeSubscription): boolean =>
  subscription !== null && !endedStatuses.includes(subscription.subscription_status);

/** Whether the subscription gives Pro. */
export const isActive = (subscription: MaybeSubscription): boolean =>
  subscription?.subscription_status === 'active' || subscription?.subscription_status === 'trialing';

/** "Fabula Pro Monthly" of a price in the catalogue; "Pro" of any other, "Free" of none. */
export const planName = (
  priceId: string | null | undefined,
  plans: readonly Pick<PricingPlan, 'priceId' | 'name'>[],
): string => {
  if (!priceId) return 'Free';
  return plans.find((plan) => plan.priceId === priceId)?.name.replace(' Subscription', '') ?? 'Pro';
};
