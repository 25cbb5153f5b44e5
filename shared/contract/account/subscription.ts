import * as z from 'zod/mini';
import { PLANS_PATH } from '../../catalogue/plans.ts';
import { PlanSchema, SubscriptionSchema } from '../../model/account/subscription.ts';

import type { Endpoint } from '../endpoint.ts';

const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(500));
const id = z.string().check(z.minLength(1), z.maxLength(255));

export const subscription = {
  listPlans: {
    method: 'GET',
    path: PLANS_PATH,
    access: 'public',
    group: 'billing',
    summary: 'What can be subscribed to; nothing where no payment provider is configured',
    output: z.object({
      plans: z.array(PlanSchema),
      /** Whether a larger model writes Pro's lessons. */
      larger_model: z.boolean(),
    }),
    status: 200,
    errors: [],
  },
  getSubscription: {
    method: 'GET',
    path: '/api/me/subscription',
    access: 'user',
    group: 'billing',
    summary: "The caller's subscription, if there has ever been one",
    output: z.object({
      subscription: z.nullable(SubscriptionSchema),
      /** Whether the next checkout begins with a trial. */
      trial_available: z.boolean(),
    }),
    status: 200,
    errors: [],
  },
  createCheckout: {
    method: 'POST',
    path: '/api/functions/v1/stripe-checkout',
    access: 'user',
    group: 'billing',
    weight: 5,
    summary: "A page of the payment provider's on which the caller subscribes; a person has one open at a time",
    body: z.object({
      price_id: id,
      mode: z.literal('subscription'),
      success_url: address,
      cancel_url: address,
    }),
    output: z.object({ sessionId: z.string(), url: z.string() }),
    status: 200,
    errors: ['plans_absent', 'price_unknown', 'foreign_address', 'already_subscribed', 'payments_busy', 'conflict'],
    invalidates: [],
  },
  createPortal: {
    method: 'POST',
    path: '/api/me/subscription/portal',
    access: 'user',
    group: 'billing',
    weight: 5,
    summary: "A page of the payment provider's on which the caller manages the subscription",
    body: z.object({ return_url: address }),
    output: z.object({ url: z.string() }),
    status: 200,
    errors: ['portal_absent', 'foreign_address', 'never_subscribed', 'payments_busy'],
    invalidates: [],
  },
} as const satisfies Record<string, Endpoint>;

export const webhook = {
  /** Its body is read as it was sent, because it is signed. */
  receiveStripeEvent: {
    method: 'POST',
    path: '/api/functions/v1/stripe-webhook',
    access: 'public',
    group: 'webhook',
    summary: 'The payment provider tells what happened; whatever is not signed by it is refused',
    output: z.object({ received: z.literal(true) }),
    status: 200,
    errors: ['bad_signature', 'plans_absent'],
    invalidates: [],
  },
} as const satisfies Record<string, Endpoint>;
