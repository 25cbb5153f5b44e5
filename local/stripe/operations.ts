import { findPrice, prices, product, productId, promotionCodes } from './catalogue.ts';
import { expectKnown, innerOf, type Params, required, textOf } from './form.ts';
import { beginTrial, cancel, endWithPeriod, expire, type Stripe } from './lifecycle.ts';
import {
  type CheckoutSession,
  newId,
  type PortalSession,
  type StripeCustomer,
  type StripeSubscription,
  seconds,
} from './objects.ts';
import type { Doc } from './store.ts';
import { missing, StripeError } from './stripe-error.ts';

export interface StripeCall {
  readonly params: Params;
  /** The id in the path. */
  readonly id: string;
}

export interface StripeContext extends Stripe {
  /** Scheme, host and port of the hosted pages. */
  readonly pages: () => string;
}

export type Operation = (context: StripeContext, call: StripeCall) => object;

const LARGEST_PAGE = 100;
const paging = ['limit', 'starting_after', 'ending_before', 'expand'];

function list(url: string, all: readonly { id: string }[], params: Params): object {
  const limit = Number(textOf(params, 'limit') ?? 10);
  if (!(limit >= 1 && limit <= LARGEST_PAGE))
    throw new StripeError('This value must be between 1 and 100.', { param: 'limit' });
  const after = textOf(params, 'starting_after');
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < all.length, data };
}

function find<T extends Doc>({ store }: StripeContext, kind: T['object'], id: string): T {
  const found = store.find<T>(kind, id);
  if (!found) throw missing(kind, id);
  return found;
}

function customerOf(context: StripeContext, params: Params): string {
  const id = required(params, 'customer');
  if (!context.store.find('customer', id)) throw missing('customer', id, 'customer', 400);
  return id;
}

/** Objects of one customer; listing all is not supported. */
function ofCustomer<T extends Doc & { status: string }>(
  context: StripeContext,
  kind: string,
  { params }: StripeCall,
): T[] {
  expectKnown(params, ['customer', 'status', ...paging]);
  const status = textOf(params, 'status');
  const all = context.store.all<T>(kind, customerOf(context, params));
  if (status === 'all') return all;
  return all.filter((doc) => (status === null ? doc.status !== 'canceled' : doc.status === status));
}

const orderKeys = [
  'mode',
  'customer',
  'client_reference_id',
  'line_items.price',
  'line_items.quantity',
  'success_url',
  'cancel_url',
  'allow_promotion_codes',
  'payment_method_collection',
  'subscription_data.trial_period_days',
  'subscription_data.trial_settings.end_behavior.missing_payment_method',
  'metadata',
];

function createCheckout(context: StripeContext, { params }: StripeCall): CheckoutSession {
  expectKnown(params, orderKeys);
  if (required(params, 'mode') !== 'subscription') throw new StripeError('Only subscriptions are sold here.');
  const [item] = Array.isArray(params['line_items']) ? params['line_items'] : [];
  if (typeof item !== 'object') throw missing('line_items', '', 'line_items', 400);
  const id = newId('cs_test');
  const now = seconds();
  return context.store.save<CheckoutSession>({
    id,
    object: 'checkout.session',
    created: now,
    customer: customerOf(context, params),
    status: 'open',
    payment_status: 'unpaid',
    mode: 'subscription',
    client_reference_id: textOf(params, 'client_reference_id'),
    metadata: innerOf(params, 'metadata'),
    success_url: required(params, 'success_url'),
    cancel_url: textOf(params, 'cancel_url'),
    subscription: null,
    allow_promotion_codes: params['allow_promotion_codes'] === 'true',
    payment_method_collection: textOf(params, 'payment_method_collection') ?? 'always',
    expires_at: now + 24 * 3_600,
    url: `${context.pages()}/checkout/${id}`,
    _price: findPrice(item['price']).id,
    _trialDays: Number(textOf(innerOf(params, 'subscription_data'), 'trial_period_days') ?? 0),
  });
}

function expireCheckout(context: StripeContext, { id }: StripeCall): object {
  const session = find<CheckoutSession>(context, 'checkout.session', id);
  if (session.status === 'open') return expire(context, session);
  throw new StripeError(
    `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
  );
}

function createCustomer({ store, events }: StripeContext, { params }: StripeCall): StripeCustomer {
  expectKnown(params, ['email', 'name', 'metadata']);
  const customer = store.save<StripeCustomer>({
    id: newId('cus'),
    object: 'customer',
    created: seconds(),
    email: textOf(params, 'email'),
    name: textOf(params, 'name'),
    metadata: innerOf(params, 'metadata'),
  });
  events.emit('customer.created', customer);
  return customer;
}

/** Deletes a customer with everything that belongs to it. */
function deleteCustomer(context: StripeContext, { id }: StripeCall): object {
  find<StripeCustomer>(context, 'customer', id);
  context.store.erase(id);
  const gone = { id, object: 'customer' as const, created: seconds(), deleted: true };
  context.events.emit('customer.deleted', gone);
  return { id, object: 'customer', deleted: true };
}

function createPortal(context: StripeContext, { params }: StripeCall): PortalSession {
  expectKnown(params, ['customer', 'return_url']);
  const id = newId('bps');
  return context.store.save<PortalSession>({
    id,
    object: 'billing_portal.session',
    created: seconds(),
    customer: customerOf(context, params),
    return_url: required(params, 'return_url'),
    url: `${context.pages()}/portal/${id}`,
  });
}

function createSubscription(context: StripeContext, { params }: StripeCall): StripeSubscription {
  expectKnown(params, [
    'customer',
    'items.price',
    'trial_period_days',
    'trial_settings.end_behavior.missing_payment_method',
  ]);
  const [item] = Array.isArray(params['items']) ? params['items'] : [];
  if (typeof item !== 'object') throw missing('items', '', 'items', 400);
  const _trialDays = Number(textOf(params, 'trial_period_days') ?? 0);
  if (!(_trialDays > 0))
    throw new StripeError('This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    });
  return beginTrial(context, {
    customer: customerOf(context, params),
    _price: findPrice(item['price']).id,
    _trialDays,
  });
}

function updateSubscription(context: StripeContext, { id, params }: StripeCall): StripeSubscription {
  expectKnown(params, ['cancel_at_period_end']);
  const found = find<StripeSubscription>(context, 'subscription', id);
  return endWithPeriod(context, found, params['cancel_at_period_end'] === 'true');
}

function cancelSubscription(context: StripeContext, { id }: StripeCall): StripeSubscription {
  const found = find<StripeSubscription>(context, 'subscription', id);
  // A cancelled subscription is no longer found
  if (found.status === 'canceled') throw missing('subscription', id);
  return cancel(context, found);
}

function listPromotionCodes(_: StripeContext, { params }: StripeCall): object {
  expectKnown(params, ['code', 'active', ...paging]);
  const code = textOf(params, 'code');
  const found = promotionCodes.filter((one) => code === null || one.code === code);
  return list('/v1/promotion_codes', found, params);
}

function findProduct(_: StripeContext, { id }: StripeCall): object {
  if (id !== productId) throw missing('product', id);
  return product;
}

/** The supported operations; `*` stands for an id. Others are refused. */
export const operations: Readonly<Record<string, Operation>> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers': ({ store }, { params }) =>
    list(
      '/v1/customers',
      store.all<StripeCustomer>('customer').filter(({ email }) => email === params['email']),
      params,
    ),
  'GET /v1/customers/*': (context, { id }) => find<StripeCustomer>(context, 'customer', id),
  'DELETE /v1/customers/*': deleteCustomer,
  'POST /v1/checkout/sessions': createCheckout,
  'GET /v1/checkout/sessions': (context, call) =>
    list('/v1/checkout/sessions', ofCustomer(context, 'checkout.session', call), call.params),
  'GET /v1/checkout/sessions/*': (context, { id }) => find<CheckoutSession>(context, 'checkout.session', id),
  'POST /v1/checkout/sessions/*/expire': expireCheckout,
  'GET /v1/subscriptions': (context, call) =>
    list('/v1/subscriptions', ofCustomer(context, 'subscription', call), call.params),
  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions/*': (context, { id }) => find<StripeSubscription>(context, 'subscription', id),
  'POST /v1/subscriptions/*': updateSubscription,
  'DELETE /v1/subscriptions/*': cancelSubscription,
  'POST /v1/billing_portal/sessions': createPortal,
  'GET /v1/prices': (_, { params }) => list('/v1/prices', prices, params),
  'GET /v1/prices/*': (_, { id }) => findPrice(id, 'price'),
  'GET /v1/products/*': findProduct,
  'GET /v1/promotion_codes': listPromotionCodes,
  'GET /v1/events': ({ store }, { params }) => list('/v1/events', store.all('event'), params),
  'GET /v1/events/*': (context, { id }) => find<Doc>(context, 'event', id),
};
