import * as z from 'zod/mini';
import { InstantSchema } from '../time.ts';

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
export type PricingPlan = z.infer<typeof PlanSchema>;

/** The payment provider's states of a subscription. */
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
