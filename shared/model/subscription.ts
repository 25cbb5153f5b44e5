import * as z from 'zod/mini';
import { InstantSchema } from './time.ts';

export const IntervalSchema = z.enum(['month', 'year']);

/** One entry of the catalogue. `price` in whole units of the currency. */
export const PlanSchema = z.object({
  productId: z.string(),
  priceId: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  mode: z.literal('subscription'),
  interval: IntervalSchema,
});
export type Plan = z.infer<typeof PlanSchema>;

/** The payment provider's own words for how a subscription stands. */
export const SubscriptionStatusSchema = z.enum([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatusSchema>;

/** What the payment provider says of somebody's subscription. `price` in whole units of the currency. */
export const SubscriptionSchema = z.object({
  subscription_status: SubscriptionStatusSchema,
  price_id: z.nullable(z.string()),
  interval: z.nullable(IntervalSchema),
  price: z.nullable(z.number()),
  currency: z.string(),
  cancel_at_period_end: z.boolean(),
  current_period_end: z.nullable(InstantSchema),
  /** Set also when the trial is over. */
  trial_end: z.nullable(InstantSchema),
});
export type Subscription = z.infer<typeof SubscriptionSchema>;

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
