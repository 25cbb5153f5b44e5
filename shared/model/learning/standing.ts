import type { Plan, Subscription, SubscriptionStatus } from '../account/subscription.ts';

/* Apart from the schemas, which the first page of the app does without. */

type Standing = Pick<Subscription, 'subscription_status'> | null;

const over: readonly SubscriptionStatus[] = ['canceled', 'incomplete', 'incomplete_expired'];

/** Whether it has to be managed rather than begun anew. */
export const goesOn = (subscription: Standing): boolean =>
  subscription !== null && !over.includes(subscription.subscription_status);

/** Whether it makes its owner a Pro. */
export const isActive = (subscription: Standing): boolean =>
  subscription?.subscription_status === 'active' || subscription?.subscription_status === 'trialing';

/** "Fabula Pro Monthly" of a price in the catalogue; "Pro" of any other, "Free" of none. */
export const planName = (
  priceId: string | null | undefined,
  plans: readonly Pick<Plan, 'priceId' | 'name'>[],
): string => {
  if (!priceId) return 'Free';
  return plans.find((plan) => plan.priceId === priceId)?.name.replace(' Subscription', '') ?? 'Pro';
};
