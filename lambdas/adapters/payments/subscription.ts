import type Stripe from 'stripe';
import { IntervalSchema, SubscriptionStatusSchema } from '../../../shared/model/account/subscription.ts';
import { instant } from '../../../shared/model/time.ts';
import type { ProviderSubscription } from '../../domain/subscription/subscription.ts';

const instantOrNull = (seconds: number | null | undefined) => (seconds ? instant(seconds * 1_000) : null);

/** Stripe's subscription as the domain knows it. Throws on an unknown status. */
export const subscriptionOf = (subscription: Stripe.Subscription): ProviderSubscription => {
  const [item] = subscription.items.data;
  const interval = IntervalSchema.safeParse(item?.price.recurring?.interval);
  return {
    id: subscription.id,
    subscription_status: SubscriptionStatusSchema.parse(subscription.status),
    price_id: item?.price.id ?? null,
    interval: interval.success ? interval.data : null,
    // Cents; our currencies have two decimals
    price: item?.price.unit_amount == null ? null : item.price.unit_amount / 100,
    currency: subscription.currency,
    // The customer portal cancels by setting `cancel_at`
    cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    current_period_end: instantOrNull(item?.current_period_end),
    trial_end: instantOrNull(subscription.trial_end),
    created_at: instant(subscription.created * 1_000),
  };
};
