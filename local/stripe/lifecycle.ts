import { findPrice } from './catalogue.ts';
import type { Events } from './events.ts';
import { type CheckoutSession, DAY_SECONDS, newId, type StripeSubscription, seconds } from './objects.ts';
import type { Doc, StripeStore } from './store.ts';

export interface Stripe {
  readonly store: StripeStore;
  readonly events: Events;
}

interface Payment {
  readonly card: boolean;
  readonly discount?: string | undefined;
}

const periodDays = (subscription: StripeSubscription): number =>
  subscription.items.data[0].price.recurring.interval === 'year' ? 365 : 30;

function emitInvoice(
  { events }: Stripe,
  type: 'invoice.paid' | 'invoice.payment_failed',
  of: StripeSubscription,
): void {
  const { unit_amount } = of.items.data[0].price;
  const invoice: Doc & Record<string, unknown> = {
    id: newId('in'),
    object: 'invoice',
    created: seconds(),
    customer: of.customer,
    status: type === 'invoice.paid' ? 'paid' : 'open',
    amount_due: of.status === 'trialing' ? 0 : unit_amount,
    parent: { type: 'subscription_details', subscription_details: { subscription: of.id } },
  };
  events.emit(type, invoice);
}

function change(
  stripe: Stripe,
  subscription: StripeSubscription,
  patch: Partial<StripeSubscription>,
): StripeSubscription {
  const after = stripe.store.save({ ...subscription, ...patch });
  stripe.events.emit(`customer.subscription.${after.status === 'canceled' ? 'deleted' : 'updated'}`, after);
  return after;
}

const withPeriod = (subscription: StripeSubscription, start: number): StripeSubscription['items'] => {
  const [item] = subscription.items.data;
  const end = start + periodDays(subscription) * DAY_SECONDS;
  return { ...subscription.items, data: [{ ...item, current_period_start: start, current_period_end: end }] };
};

type Order = Pick<CheckoutSession, 'customer' | '_price' | '_trialDays'>;

function newSubscription({ customer, _price, _trialDays }: Order, { card, discount }: Payment): StripeSubscription {
  const [id, now, price] = [newId('sub'), seconds(), findPrice(_price)];
  const trialEnd = _trialDays > 0 ? now + _trialDays * DAY_SECONDS : null;
  const period = { current_period_start: now, current_period_end: trialEnd ?? now };
  const item = { id: newId('si'), object: 'subscription_item' as const, price, quantity: 1 as const, ...period };
  const subscription: StripeSubscription = {
    id,
    object: 'subscription',
    created: now,
    customer,
    status: trialEnd ? 'trialing' : 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    currency: price.currency,
    metadata: {},
    trial_start: trialEnd ? now : null,
    trial_end: trialEnd,
    discounts: discount ? [discount] : [],
    default_payment_method: card ? newId('pm') : null,
    items: { object: 'list', has_more: false, url: `/v1/subscription_items?subscription=${id}`, data: [item] },
  };
  return trialEnd ? subscription : { ...subscription, items: withPeriod(subscription, now) };
}

/** Starts a trial by the API, without a checkout and without a card. */
export function beginTrial(stripe: Stripe, order: Order): StripeSubscription {
  const subscription = stripe.store.save(newSubscription(order, { card: false }));
  stripe.events.emit('customer.subscription.created', subscription);
  return subscription;
}

/** Completes a checkout: paid, or with a trial. */
export function complete(stripe: Stripe, session: CheckoutSession, payment: Payment): void {
  const subscription = stripe.store.save(newSubscription(session, payment));
  const done = stripe.store.save<CheckoutSession>({
    ...session,
    status: 'complete',
    payment_status: session._trialDays > 0 ? 'no_payment_required' : 'paid',
    subscription: subscription.id,
    url: null,
  });
  stripe.events.emit('customer.subscription.created', subscription);
  emitInvoice(stripe, 'invoice.paid', subscription);
  stripe.events.emit('checkout.session.completed', done);
}

export function expire(stripe: Stripe, session: CheckoutSession): CheckoutSession {
  const after = stripe.store.save<CheckoutSession>({ ...session, status: 'expired', url: null });
  stripe.events.emit('checkout.session.expired', after);
  return after;
}

export const cancel = (stripe: Stripe, subscription: StripeSubscription): StripeSubscription =>
  change(stripe, subscription, { status: 'canceled', canceled_at: seconds(), ended_at: seconds() });

export const endWithPeriod = (stripe: Stripe, subscription: StripeSubscription, ends: boolean): StripeSubscription =>
  change(stripe, subscription, {
    cancel_at_period_end: ends,
    cancel_at: ends ? subscription.items.data[0].current_period_end : null,
    canceled_at: ends ? seconds() : null,
  });

export function failRenewal(stripe: Stripe, subscription: StripeSubscription): void {
  emitInvoice(stripe, 'invoice.payment_failed', subscription);
  change(stripe, subscription, { status: 'past_due' });
}

/** Starts and pays the next period now; after a trial, the first one. */
export function renew(stripe: Stripe, subscription: StripeSubscription): void {
  const items = withPeriod(subscription, seconds());
  emitInvoice(stripe, 'invoice.paid', change(stripe, subscription, { status: 'active', items }));
}

/** Ends the period: a cancelled or unpaid subscription ends, others renew. */
export function endPeriod(stripe: Stripe, subscription: StripeSubscription): void {
  const { cancel_at_period_end, default_payment_method, status } = subscription;
  if (cancel_at_period_end || status === 'past_due' || default_payment_method === null) cancel(stripe, subscription);
  else renew(stripe, subscription);
}

/** Three days before a trial ends. */
export const announceTrialEnd = ({ events }: Stripe, subscription: StripeSubscription): void =>
  events.emit('customer.subscription.trial_will_end', subscription);
