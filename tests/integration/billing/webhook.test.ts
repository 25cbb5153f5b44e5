import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { subscriptionStore, table } from '../../../lambdas/runtime/container.ts';
import { payments } from '../../../lambdas/runtime/payments.ts';
import { profileKey, subscriptionKey } from '../../../lambdas/store/keys.ts';
import { beginsWith, queryAll } from '../../../lambdas/store/query.ts';
import { getRow } from '../../../lambdas/store/table.ts';
import { priceIds } from '../../../local/stripe/catalogue.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type Identity, visitor } from '../harness.ts';
import { origin, type PaymentsHarness, startPayments, webhookSecret } from './payments-harness.ts';

let harness: PaymentsHarness;
beforeAll(async () => {
  harness = await startPayments();
});
afterAll(() => harness.close());

const customerOf = async (who: Identity) => (await harness.user(who))?.stripe_customer_id ?? '';
const settle = (who: Identity, type: string) => harness.settle(who, type);
const subscribe = async (name: string, verb = 'pay') => {
  const who = await harness.join(name);
  const { body } = await harness.checkout(who);
  await harness.press(body.url, verb);
  return who;
};
const own = async (who: Identity) => (await harness.backend.call('getSubscription', who, {})).body;
const tier = async (who: Identity) => (await harness.backend.call('getUsage', who, {})).body;

it('answers the catalogue to anybody [BILL-18, BILL-22]', async () => {
  const { status, body } = await harness.backend.call('listPlans', visitor, {});
  expect(status).toBe(200);
  expect(body.plans.map(({ priceId, price }) => [priceId, price])).toEqual([
    [priceIds.month, 19],
    [priceIds.year, 190],
  ]);
});

it('opens a page of the provider that leads back, for who is signed in and for nobody else [BILL-40, BILL-41, BILL-44, BILL-45, BILL-53, BILL-54]', async () => {
  const who = await harness.join('opener');
  const { status, body } = await harness.checkout(who);
  expect(status).toBe(200);
  const pay = await harness.press(body.url, 'pay');
  expect(pay.headers.get('location')).toBe(`${origin}/checkout/success`);
  const other = await harness.join('returner');
  const back = await harness.press((await harness.checkout(other)).body.url, 'back');
  expect(back.headers.get('location')).toBe(`${origin}/pricing`);
  const stranger = await harness.backend.call('createCheckout', visitor, {
    body: { price_id: priceIds.month, mode: 'subscription', success_url: origin, cancel_url: origin },
  });
  expect(stranger.status).toBe(401);
});

it('leaves one customer and one open page, from however many tabs it is asked for at once', async () => {
  const who = await harness.join('hurried');
  const tabs = ['month', 'month', 'year', 'month'] as const;
  const answers = await Promise.all(tabs.map((interval) => harness.checkout(who, interval)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const kept = JSON.parse(harness.standIn.dump())[0].map((row: { document: string }) => JSON.parse(row.document));
  const customer = await customerOf(who);
  const open = kept.filter(
    (doc: { customer?: string; status?: string }) => doc.customer === customer && doc.status === 'open',
  );
  expect(open).toHaveLength(1);
  expect(kept.filter((doc: { email?: string }) => doc.email === 'hurried@example.test')).toHaveLength(1);
});

it('answers one’s own subscription and nobody else’s, with what the provider says of it [BILL-25, BILL-27, BILL-37]', async () => {
  const [who, other] = [await subscribe('payer', 'start'), await harness.join('other')];
  expect(await own(who)).toEqual({ subscription: null, trial_available: true });
  await settle(who, 'checkout.session.completed');
  const [subscription] = await payments().subscriptions(await customerOf(who));
  expect(await own(who)).toEqual({
    subscription: {
      subscription_status: 'trialing',
      price_id: priceIds.month,
      interval: 'month',
      price: 19,
      currency: 'usd',
      cancel_at_period_end: false,
      current_period_end: subscription?.current_period_end,
      trial_end: subscription?.trial_end,
    },
    trial_available: false,
  });
  expect(await own(other)).toEqual({ subscription: null, trial_available: true });
  expect(await getRow(table(), profileKey(who.userId))).toMatchObject({
    subscription_tier: 'pro',
    subscription_status: 'trialing',
  });
});

it('keeps one row for each subscriber, which no call changes [BILL-24]', async () => {
  const who = await subscribe('single');
  await settle(who, 'checkout.session.completed');
  const { PK } = subscriptionKey(who.userId);
  expect(await queryAll(table(), beginsWith(PK, 'SUBSCRIPTION'))).toHaveLength(1);
  const changing = Object.values(contract).filter(
    ({ path, method }) => method !== 'GET' && path.startsWith('/api/me/subscription'),
  );
  // The page of the provider on which it is managed
  expect(changing.map(({ path }) => path)).toEqual(['/api/me/subscription/portal']);
});

it('lifts the limits at the next call, and sets them again when the subscription ends [BILL-03, BILL-66]', async () => {
  const who = await subscribe('limited');
  expect(await tier(who)).toMatchObject({ tier: 'free', stories: { limit: 3 }, running: { limit: 1 } });
  await settle(who, 'checkout.session.completed');
  expect(await tier(who)).toMatchObject({ tier: 'pro', stories: { limit: null }, running: { limit: 3 } });
  const portal = await harness.portal(who);
  const id = (await harness.row(who))?.id;
  await harness.press(portal, `cancel/${id}`);
  await settle(who, 'customer.subscription.updated');
  expect((await own(who)).subscription).toMatchObject({ subscription_status: 'trialing', cancel_at_period_end: true });
  expect(await tier(who)).toMatchObject({ tier: 'pro' });
  await harness.press(portal, `end/${id}`);
  await settle(who, 'customer.subscription.deleted');
  expect((await own(who)).subscription).toMatchObject({ subscription_status: 'canceled' });
  expect(await tier(who)).toMatchObject({ tier: 'free', stories: { limit: 3 }, running: { limit: 1 } });
});

it('takes Pro away while a renewal is unpaid, and gives it back once it is [BILL-30]', async () => {
  const who = await subscribe('late');
  await settle(who, 'checkout.session.completed');
  const portal = await harness.portal(who);
  const id = (await harness.row(who))?.id;
  // After the trial, whose card is charged from now on
  await harness.press(portal, `end/${id}`);
  await settle(who, 'customer.subscription.updated');
  expect([(await tier(who)).tier, (await own(who)).subscription?.subscription_status]).toEqual(['pro', 'active']);
  await harness.press(portal, `fail/${id}`);
  await settle(who, 'customer.subscription.updated');
  expect([(await tier(who)).tier, (await own(who)).subscription?.subscription_status]).toEqual(['free', 'past_due']);
  await harness.press(portal, `renew/${id}`);
  await settle(who, 'customer.subscription.updated');
  expect((await tier(who)).tier).toBe('pro');
});

it('gives one trial: the next checkout of the same person begins none', async () => {
  const who = await subscribe('again', 'start');
  await settle(who, 'checkout.session.completed');
  await harness.press(await harness.portal(who), `end/${(await harness.row(who))?.id}`);
  await settle(who, 'customer.subscription.deleted');
  const page = await fetch((await harness.checkout(who)).body.url);
  expect(await page.text()).not.toContain('free');
});

it('stores the announced end of a trial, which a mail is sent by', async () => {
  const who = await subscribe('tester', 'start');
  await settle(who, 'checkout.session.completed');
  expect((await harness.row(who))?.trial_ending_at).toBeNull();
  await harness.press(await harness.portal(who), `announce/${(await harness.row(who))?.id}`);
  await settle(who, 'customer.subscription.trial_will_end');
  const row = await harness.row(who);
  expect(row?.trial_ending_at).toBe(row?.trial_end);
});

it('loses nothing when the provider or the table fails: the event is refused, and settled when it comes again', async () => {
  const who = await subscribe('patient');
  const deliveries = await harness.told(who, 'checkout.session.completed');
  const delivery = deliveries.find(({ body }) => JSON.parse(body).type === 'customer.subscription.created')!;
  harness.outage.on = true;
  expect((await harness.deliver(delivery)).status).toBe(500);
  harness.outage.on = false;

  const { middlewareStack } = table().client;
  const outage = { name: 'outage', step: 'initialize' as const };
  middlewareStack.add(
    (next) => (args) => {
      if ('TransactItems' in args.input) throw new Error('the table is gone');
      return next(args);
    },
    outage,
  );
  expect((await harness.deliver(delivery)).status).toBe(500);
  middlewareStack.remove('outage');
  expect(await getRow(table(), subscriptionKey(who.userId))).toBeUndefined();
  expect((await harness.user(who))?.subscription_tier).toBe('free');

  expect((await harness.deliver(delivery)).status).toBe(200);
  expect((await harness.user(who))?.subscription_tier).toBe('pro');
});

it('acknowledges what it does not know, as long as it is signed', async () => {
  const { webhooks } = new Stripe('sk_test_any');
  const shapes = [
    { id: 'evt_1', object: 'event', type: 'product.created', data: { object: { id: 'prod_1', object: 'product' } } },
    { id: 'evt_2', object: 'event', type: 'something.new', data: {} },
    { id: 'evt_3', object: 'event', type: 'invoice.paid', data: { object: { object: 'invoice', customer: 'cus_x' } } },
  ];
  for (const shape of shapes) {
    const body = JSON.stringify(shape);
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
    expect((await harness.deliver({ body, signature })).status, shape.type).toBe(200);
  }
});

it('does not even mark an event as settled by what was read before another write', async () => {
  const who = await subscribe('twice');
  await settle(who, 'checkout.session.completed');
  const store = subscriptionStore();
  const held = (await store.findCustomer(await customerOf(who)))!;
  await harness.press(await harness.portal(who), `cancel/${held.record?.id}`);
  await settle(who, 'customer.subscription.updated');
  const nothingNew = { eventId: 'evt_late', record: undefined, status: null, trialUsedAt: undefined, now: Date.now() };
  expect(await store.reconcile(held, { ...nothingNew, tier: held.tier })).toBe('outdated');
  expect(await store.isProcessed('evt_late')).toBe(false);
});

it('keeps nothing of a customer who is forgotten, and ends what they pay for', async () => {
  const who = await subscribe('leaver');
  await settle(who, 'checkout.session.completed');
  const customer = await customerOf(who);
  expect(harness.standIn.dump()).toContain('leaver');
  await payments().deleteCustomer(customer);
  expect(harness.standIn.dump()).not.toContain('leaver');
  expect(await payments().subscriptions(customer)).toEqual([]);
  await payments().deleteCustomer(customer);
});

it('tells somebody that the provider does not answer', async () => {
  const who = await harness.join('waiter');
  harness.outage.on = true;
  const { status, error } = await harness.checkout(who);
  harness.outage.on = false;
  expect([status, error.code]).toEqual([503, 'payments_busy']);
});

it('opens no portal for who never subscribed', async () => {
  const who = await harness.join('visitor');
  const { error } = await harness.backend.call('createPortal', who, { body: { return_url: `${origin}/settings` } });
  expect(error.code).toBe('never_subscribed');
});

it('sells nothing, and says so, where no payment provider is configured', async () => {
  const who = await harness.join('early');
  vi.stubEnv('STRIPE_PRODUCT', '');
  const plans = await harness.backend.call('listPlans', visitor, {});
  const checkout = await harness.checkout(who);
  const portal = await harness.backend.call('createPortal', who, { body: { return_url: `${origin}/settings` } });
  const hook = await harness.backend.call('receiveStripeEvent', visitor, {}, { rawBody: '{}' });
  vi.unstubAllEnvs();
  expect(plans.body).toEqual({ plans: [], larger_model: false });
  expect(checkout.error).toMatchObject({ code: 'plans_absent', error: 'No subscription products available' });
  expect(portal.error).toMatchObject({ error: 'Subscription management portal coming soon!' });
  expect(hook.status).toBe(503);
});
