import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { priceIds, productId } from '../../../local/stripe/catalogue.ts';
import { API_VERSION } from '../../../local/stripe/events.ts';
import { type StripeHarness, secretKey, startStripeHarness, webhookSecret } from './stripe-harness.ts';

const patient = { timeout: 20_000, interval: 10 };
let harness: StripeHarness;
beforeAll(async () => {
  harness = await startStripeHarness();
});
afterAll(async () => {
  await harness.stop();
  harness.remove();
});

const customer = () => harness.stripe.customers.create({ email: 'ann@example.test', metadata: { user_id: 'ann' } });
const order = (id: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => ({
  mode: 'subscription' as const,
  customer: id,
  line_items: [{ price: priceIds.month, quantity: 1 }],
  success_url: 'http://site.test/done',
  cancel_url: 'http://site.test/pricing',
  allow_promotion_codes: true,
  ...more,
});
const trial: Partial<Stripe.Checkout.SessionCreateParams> = {
  payment_method_collection: 'if_required',
  subscription_data: {
    trial_period_days: 14,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  },
};
const subscribed = async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}, verb = 'pay') => {
  const { id } = await customer();
  const session = await harness.stripe.checkout.sessions.create(order(id, more));
  await harness.press(session.url ?? '', verb);
  const [subscription] = (await harness.stripe.subscriptions.list({ customer: id })).data;
  const portal = await harness.stripe.billingPortal.sessions.create({ customer: id, return_url: 'http://site.test/' });
  return { customer: id, session, subscription: subscription!, portal };
};
const now = async (id: string) => harness.stripe.subscriptions.retrieve(id);
const heard = (type: string, about: string) =>
  vi.waitFor(() => {
    const event = harness.received.find((one) => one.type === type && JSON.stringify(one.data.object).includes(about));
    expect(event, `${type} of ${about}`).toBeDefined();
    return event!;
  }, patient);

it('speaks the version of the API that the SDK asks for', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

it('sells two prices of one product', async () => {
  const { data } = await harness.stripe.prices.list();
  expect(data.map(({ unit_amount, recurring }) => [unit_amount, recurring?.interval])).toEqual([
    [1_900, 'month'],
    [19_000, 'year'],
  ]);
  expect(await harness.stripe.prices.retrieve(priceIds.year)).toMatchObject({ currency: 'usd', product: productId });
  expect(await harness.stripe.products.retrieve(productId)).toMatchObject({ active: true });
});

it('turns a paid checkout into a subscription, tells of it, and leads back', async () => {
  const { id } = await customer();
  const session = await harness.stripe.checkout.sessions.create(order(id));
  expect(session).toMatchObject({ status: 'open', customer: id, mode: 'subscription' });
  expect(await (await fetch(session.url ?? '')).text()).toContain('$19.00 a month');
  expect(await harness.press(session.url ?? '', 'pay')).toBe('http://site.test/done');
  const [subscription] = (await harness.stripe.subscriptions.list({ customer: id, status: 'all' })).data;
  expect(subscription).toMatchObject({ status: 'active', customer: id, trial_end: null });
  expect(subscription!.items.data[0]!.current_period_end).toBeGreaterThan(subscription!.created);
  expect(await harness.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete' });
  await heard('customer.subscription.created', subscription!.id);
  await heard('invoice.paid', subscription!.id);
  await heard('checkout.session.completed', session.id);
});

it('declines a card without any subscription, and lets the person go back', async () => {
  const { id } = await customer();
  const { url } = await harness.stripe.checkout.sessions.create(order(id));
  expect(await harness.press(url ?? '', 'decline')).toContain('Your card was declined');
  expect(await harness.press(url ?? '', 'back')).toBe('http://site.test/pricing');
  expect((await harness.stripe.subscriptions.list({ customer: id, status: 'all' })).data).toEqual([]);
});

it('takes a promotion code that exists and no other', async () => {
  const { id } = await customer();
  const { url } = await harness.stripe.checkout.sessions.create(order(id));
  expect((await harness.stripe.promotionCodes.list({ code: 'LEARN50' })).data).toHaveLength(1);
  expect(await harness.press(url ?? '', 'pay', { promotion_code: 'FREE' })).toContain('not valid');
  await harness.press(url ?? '', 'pay', { promotion_code: 'learn50' });
  const [subscription] = (await harness.stripe.subscriptions.list({ customer: id })).data;
  expect(subscription?.discounts).toHaveLength(1);
});

it('ends a trial without a card, and goes on after one with a card', async () => {
  const without = await subscribed(trial, 'start');
  expect(without.subscription.status).toBe('trialing');
  expect(without.subscription.trial_end! - without.subscription.created).toBe(14 * 86_400);
  await harness.press(without.portal.url, `announce/${without.subscription.id}`);
  await heard('customer.subscription.trial_will_end', without.subscription.id);
  await harness.press(without.portal.url, `end/${without.subscription.id}`);
  expect((await now(without.subscription.id)).status).toBe('canceled');

  const card = await subscribed(trial);
  await harness.press(card.portal.url, `end/${card.subscription.id}`);
  expect((await now(card.subscription.id)).status).toBe('active');
});

it('cancels at the end of the period, and not before', async () => {
  const { portal, subscription } = await subscribed();
  await harness.press(portal.url, `cancel/${subscription.id}`);
  expect(await now(subscription.id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
  await harness.press(portal.url, `resume/${subscription.id}`);
  expect(await now(subscription.id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  await harness.press(portal.url, `cancel/${subscription.id}`);
  await harness.press(portal.url, `end/${subscription.id}`);
  expect(await now(subscription.id)).toMatchObject({ status: 'canceled' });
  await heard('customer.subscription.deleted', subscription.id);
});

it('falls behind with a renewal that fails, and catches up with one that is paid', async () => {
  const { portal, subscription } = await subscribed();
  await harness.press(portal.url, `fail/${subscription.id}`);
  expect((await now(subscription.id)).status).toBe('past_due');
  await heard('invoice.payment_failed', subscription.id);
  await harness.press(portal.url, `renew/${subscription.id}`);
  expect((await now(subscription.id)).status).toBe('active');
});

it('closes a checkout once, and only an open one', async () => {
  const { id } = await customer();
  const session = await harness.stripe.checkout.sessions.create(order(id));
  expect((await harness.stripe.checkout.sessions.list({ customer: id, status: 'open' })).data).toHaveLength(1);
  expect(await harness.stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
  await expect(harness.stripe.checkout.sessions.expire(session.id)).rejects.toThrow('Only Checkout Sessions');
  expect(await (await fetch(session.url ?? '')).text()).toContain('This checkout is expired');
});

it('answers a repeated key with the same object, and refuses it for anything else', async () => {
  const make = (email: string) => harness.stripe.customers.create({ email }, { idempotencyKey: 'once' });
  const [first, second] = await Promise.all([make('b@example.test'), make('b@example.test')]);
  expect(second.id).toBe(first.id);
  await expect(make('c@example.test')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

it('pages through a list as the SDK asks it', async () => {
  const { id } = await customer();
  for (let made = 0; made < 5; made += 1) await harness.stripe.checkout.sessions.create(order(id));
  const all = await harness.stripe.checkout.sessions.list({ customer: id, limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(new Set(all.map((session) => session.id)).size).toBe(5);
});

it('forgets a customer with everything that named it', async () => {
  const email = 'canary@example.test';
  const { id } = await harness.stripe.customers.create(
    { email, metadata: { user_id: 'canary' } },
    { idempotencyKey: 'k' },
  );
  const session = await harness.stripe.checkout.sessions.create(order(id, { client_reference_id: 'canary' }));
  await harness.press(session.url ?? '', 'pay');
  expect((await harness.stripe.customers.list({ email })).data).toHaveLength(1);
  await heard('checkout.session.completed', session.id);
  expect(harness.standIn.dump()).toContain('canary');
  expect(await harness.stripe.customers.del(id)).toMatchObject({ deleted: true });
  expect(harness.standIn.dump()).not.toContain('canary');
  await expect(harness.stripe.subscriptions.list({ customer: id })).rejects.toMatchObject({ code: 'resource_missing' });
});

it('refuses a wrong key, an unknown operation, an unknown parameter and a missing one in words of Stripe', async () => {
  const port = Number(new URL(harness.endpoint).port);
  const stranger = new Stripe('sk_test_other', { host: '127.0.0.1', port, protocol: 'http' });
  await expect(stranger.customers.retrieve('cus_1')).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  await expect(harness.stripe.refunds.list()).rejects.toMatchObject({ statusCode: 404 });
  const { id } = await customer();
  await expect(harness.stripe.checkout.sessions.create(order(id, { locale: 'de' }))).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'locale',
  });
  await expect(harness.stripe.billingPortal.sessions.create({ customer: id })).rejects.toMatchObject({
    code: 'parameter_missing',
  });
  await expect(harness.stripe.checkout.sessions.create(order('cus_none'))).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    param: 'customer',
  });
});

it('sends an event again until it is taken, also after a restart', async () => {
  const before = await startStripeHarness();
  before.answers.push(500, 503, 500);
  const made = await before.stripe.customers.create({ email: 'again@example.test' });
  await vi.waitFor(() => expect(before.received.map(({ type }) => type)).toEqual(['customer.created']), patient);
  expect(before.answers).toEqual([]);

  before.answers.push(...Array.from({ length: 10_000 }, () => 500));
  await before.stripe.customers.del(made.id);
  await vi.waitFor(() => expect(before.answers.length).toBeLessThan(9_999), patient);
  await before.stop();
  const after = await startStripeHarness(before.dataDir);
  await vi.waitFor(() => expect(after.received.map(({ type }) => type)).toEqual(['customer.deleted']), patient);
  await after.stop();
  after.remove();
});

it('signs what it sends, so that the SDK takes it with this secret and with no other', async () => {
  await customer();
  await vi.waitFor(() => expect(harness.received.length).toBeGreaterThan(0), patient);
  const body = JSON.stringify(harness.received[0]);
  const header = harness.stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
  expect(harness.stripe.webhooks.constructEvent(body, header, webhookSecret).id).toBe(harness.received[0]!.id);
  expect(() => harness.stripe.webhooks.constructEvent(body, header, secretKey)).toThrow();
});
