import { deepEqual, equal, match } from 'node:assert/strict';
import { createServer } from 'node:http';
import type Stripe from 'stripe';
import { stripeClient } from '../../../lambdas/adapters/payments/client.ts';
import { openPayments } from '../../../lambdas/adapters/payments/payments.ts';
import { listen, readBody } from '../../../local/lib/http.ts';
import type { Report } from '../report.ts';

const secretKey = 'sk_test_referee';
const webhookSecret = 'whsec_referee';
const day = 86_400;

/** Waits for the event about somebody with this address, and answers what was posted. */
const webhook = async (email: string) => {
  const first = Promise.withResolvers<{ body: string; signature: string }>();
  const listening = await listen(
    createServer(async (req, res) => {
      const body = (await readBody(req, 2 ** 20)).toString();
      if (body.includes(email)) first.resolve({ body, signature: String(req.headers['stripe-signature']) });
      res.end();
    }),
  );
  return { ...listening, first: first.promise };
};

export const judgePayments = async (report: Report, api: string): Promise<void> => {
  const payments = openPayments({ secretKey, webhookSecret }, api);
  const stripe: Stripe = stripeClient(secretKey, api);
  const order = {
    userId: 'ines',
    priceId: 'pro',
    trialDays: 14,
    successUrl: 'https://fabula.test/done',
    cancelUrl: 'https://fabula.test/pricing',
  };
  let customerId = '';

  await report.check('a customer is made, with whose it is', async () => {
    customerId = await payments.createCustomer({ userId: 'ines', email: 'ines@example.test' });
    match(customerId, /^cus_/);
    const made = (await stripe.customers.retrieve(customerId)) as Stripe.Customer;
    deepEqual([made.email, made.metadata], ['ines@example.test', { user_id: 'ines' }]);
  });

  await report.check('a customer asked for twice is one', async () => {
    equal(await payments.createCustomer({ userId: 'ines', email: 'ines@example.test' }), customerId);
  });

  await report.check('somebody without a subscription has none', async () => {
    deepEqual(await payments.subscriptions(customerId), []);
  });

  await report.check('a customer that is not there has no subscription', async () => {
    deepEqual(await payments.subscriptions('cus_nobody'), []);
  });

  await report.check('a checkout is opened', async () => {
    const { id, url } = await payments.openCheckout({ ...order, customerId });
    match(id, /^cs_/);
    equal(await payments.openPage(id), url);
    await payments.expireCheckout(id);
    equal(await payments.openPage(id), undefined);
  });

  await report.check('the page of a checkout that is not there is none', async () => {
    equal(await payments.openPage('cs_nobody'), undefined);
  });

  await report.check('the page where a customer manages a subscription is opened', async () => {
    match(await payments.openPortal(customerId, 'https://fabula.test/settings'), /^http/);
  });

  await report.check('an event is signed as the webhook reads it, and by nobody else', async () => {
    const hook = await webhook('second@example.test');
    try {
      const body = JSON.stringify({ url: `${hook.endpoint}/`, secret: webhookSecret });
      await fetch(`${api}/_config/webhooks/fabula`, { method: 'POST', body });
      const other = await stripe.customers.create({ email: 'second@example.test' });
      const { body: told, signature } = await hook.first;
      const event = await payments.readEvent(told, signature);
      deepEqual([event?.type, event?.customerId], ['customer.created', other.id]);
      equal(await payments.readEvent(told.replace('second', 'third'), signature), undefined);
    } finally {
      await hook.close();
    }
  });

  await report.check('a subscription is read with its price, its period and its trial', async () => {
    const plan = { id: 'pro', amount: 999, currency: 'usd', interval: 'month' as const, product: { name: 'Pro' } };
    await stripe.plans.create(plan);
    await stripe.subscriptions.create({ customer: customerId, items: [{ plan: 'pro' }], trial_period_days: 14 });
    const [subscription] = await payments.subscriptions(customerId);
    const { subscription_status, price, interval, currency, trial_end, current_period_end } = subscription ?? {};
    deepEqual([subscription_status, price, interval, currency], ['trialing', 9.99, 'month', 'usd']);
    const inDays = (at: string | null | undefined) =>
      Math.round((Date.parse(at ?? '') / 1_000 - Date.now() / 1_000) / day);
    deepEqual([inDays(trial_end), inDays(current_period_end)], [14, 14]);
  });

  await report.check('somebody who leaves is forgotten, subscription and all', async () => {
    await payments.deleteCustomer(customerId);
    equal((await stripe.customers.retrieve(customerId)).deleted, true);
  });
};
