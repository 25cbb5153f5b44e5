import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { table } from '../../../lambdas/runtime/container.ts';
import { eventKey } from '../../../lambdas/store/keys.ts';
import { chance } from '../../fixtures/payments/random.ts';
import type { Identity } from '../harness.ts';
import { type Delivery, type PaymentsHarness, startPayments, webhookSecret } from './payments-harness.ts';

const { webhooks } = new Stripe('sk_test_forger');
let harness: PaymentsHarness;
let who: Identity;
let real: Delivery;
beforeAll(async () => {
  harness = await startPayments();
  who = await harness.join('victim');
  const { body } = await harness.checkout(who);
  await harness.press(body.url, 'pay');
  const deliveries = await harness.told(who, 'customer.subscription.created');
  real = deliveries.find(({ body: text }) => JSON.parse(text).type === 'customer.subscription.created')!;
});
afterAll(() => harness.close());

const now = () => Math.floor(Date.now() / 1_000);
const signed = (body: string, secret: string, timestamp = now()) =>
  webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

/** Ways of sending what the provider did not send, or did not send just now. */
const forgeries: readonly ((random: ReturnType<typeof chance>) => Pick<Delivery, 'body' | 'signature'>)[] = [
  // Signed with another secret
  (random) => ({ body: real.body, signature: signed(real.body, `whsec_${random.below(1e9)}`) }),
  // One character of the text is another
  (random) => {
    const at = random.below(real.body.length);
    const other = real.body[at] === 'x' ? 'y' : 'x';
    return { body: real.body.slice(0, at) + other + real.body.slice(at + 1), signature: real.signature };
  },
  // One digit of the signature is another
  (random) => {
    const at = real.signature.indexOf('v1=') + 3 + random.below(64);
    const digit = (Number.parseInt(real.signature[at] ?? '0', 16) + 1 + random.below(15)) % 16;
    const signature = real.signature.slice(0, at) + digit.toString(16) + real.signature.slice(at + 1);
    return { body: real.body, signature };
  },
  // Truly signed, more than five minutes ago
  (random) => ({ body: real.body, signature: signed(real.body, webhookSecret, now() - 301 - random.below(1e6)) }),
  // An old signature under a new time
  (random) => {
    const old = signed(real.body, webhookSecret, now() - 301 - random.below(1e6));
    return { body: real.body, signature: old.replace(/t=\d+/, `t=${now()}`) };
  },
  // Another scheme, or no signature at all
  (random) => ({
    body: real.body,
    signature: random.pick(['', 't=1', `t=${now()},v0=abc`, 'v1=,t=', 'nonsense', 't=,v1=']),
  }),
  // White space that JSON does not mind and a signature does
  (random) => ({ body: real.body + ' '.repeat(1 + random.below(20)), signature: real.signature }),
  // The signature of another event
  (random) => ({ body: real.body, signature: signed(`${real.body}${random.below(1e9)}`, webhookSecret) }),
];

it('refuses 1,000 forged, stale or altered events and does nothing', async () => {
  const random = chance(1);
  for (let forgery = 0; forgery < 1_000; forgery += 1) {
    const delivery = forgeries[forgery % forgeries.length]!(random);
    const { status, error } = await harness.deliver(delivery);
    expect({ forgery, status, code: error.code }).toEqual({ forgery, status: 400, code: 'bad_signature' });
  }
  expect(await harness.row(who)).toBeUndefined();
  expect((await harness.user(who))?.subscription_tier).toBe('free');
  const key = eventKey(real.id);
  const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key: key }));
  expect(Item).toBeUndefined();
});

it('takes the true one, as it came', async () => {
  expect((await harness.deliver(real)).status).toBe(200);
  expect((await harness.user(who))?.subscription_tier).toBe('pro');
});
