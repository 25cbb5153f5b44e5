import type Stripe from 'stripe';
import { isOngoing } from '../../../shared/model/account/subscription-status.ts';
import type { CheckoutOrder, Payments } from '../../domain/subscription/ports.ts';
import { stripeClient } from './client.ts';
import { readEvent } from './event.ts';
import { subscriptionOf } from './subscription.ts';

interface Keys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const MOST_SUBSCRIPTIONS = 1_000;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Undefined for an object that no longer exists; throws every other error. */
const undefinedIfMissing = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (codeOf(error) === 'resource_missing') return undefined;
    throw error;
  }
};

/** A trial needs no card; without one, the subscription is cancelled when the trial ends. */
const trialParams = (trialDays: number): Partial<Stripe.Checkout.SessionCreateParams> =>
  trialDays === 0
    ? {}
    : {
        payment_method_collection: 'if_required',
        subscription_data: {
          trial_period_days: trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        },
      };

const checkoutParams = (order: CheckoutOrder): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer: order.customerId,
  client_reference_id: order.userId,
  line_items: [{ price: order.priceId, quantity: 1 }],
  success_url: order.successUrl,
  cancel_url: order.cancelUrl,
  allow_promotion_codes: true,
  ...trialParams(order.trialDays),
});

/** `api`: the address of the local fake of Stripe; undefined for Stripe itself. */
export const openPayments = ({ secretKey, webhookSecret }: Keys, api: string | undefined): Payments => {
  const stripe = stripeClient(secretKey, api);
  const { sessions } = stripe.checkout;

  const subscriptions = async (customer: string) => {
    const listed = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
    const all = await undefinedIfMissing(listed.autoPagingToArray({ limit: MOST_SUBSCRIPTIONS }));
    return (all ?? []).map(subscriptionOf);
  };

  const expireCheckout = async (id: string) => {
    const { status } = await sessions.retrieve(id);
    if (status !== 'open') return;
    await sessions.expire(id).catch(async (error: unknown) => {
      // It may have been paid in the meantime
      if ((await sessions.retrieve(id)).status === 'open') throw error;
    });
  };

  return {
    subscriptions,
    expireCheckout,

    createCustomer: async ({ userId, email }) => {
      const customer = await stripe.customers.create(
        { email, metadata: { user_id: userId } },
        { idempotencyKey: `customer ${userId} ${email}` },
      );
      return customer.id;
    },

    openCheckout: async (order) => {
      const { id, url } = await sessions.create(checkoutParams(order));
      if (!url) throw new Error(`The checkout ${id} has no page`);
      return { id, url };
    },

    openPage: async (id) => {
      const session = await undefinedIfMissing(sessions.retrieve(id));
      return session?.status === 'open' ? (session.url ?? undefined) : undefined;
    },

    openPortal: async (customer, returnUrl) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,

    readEvent: async (body, signature) => readEvent(stripe, webhookSecret, body, signature),

    deleteCustomer: async (customer) => {
      for (const subscription of await subscriptions(customer))
        if (isOngoing(subscription)) await undefinedIfMissing(stripe.subscriptions.cancel(subscription.id));
      const open = await undefinedIfMissing(sessions.list({ customer, status: 'open', limit: 100 }));
      for (const { id } of open?.data ?? []) await expireCheckout(id);
      await undefinedIfMissing(stripe.customers.del(customer));
    },
  };
};
