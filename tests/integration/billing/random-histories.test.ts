import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { decisive, tierOf } from '../../../lambdas/domain/subscription/subscription.ts';
import { table } from '../../../lambdas/runtime/container.ts';
import { payments } from '../../../lambdas/runtime/payments.ts';
import { countsKey } from '../../../lambdas/store/keys.ts';
import { type Chance, chance } from '../../fixtures/payments/random.ts';
import { type Delivery, type PaymentsHarness, startPayments } from './payments-harness.ts';

let harness: PaymentsHarness;
beforeAll(async () => {
  harness = await startPayments();
});
afterAll(() => harness.close());

const HISTORIES = 200;
const AT_ONCE = 8;
const patient = { timeout: 30_000, interval: 20 };
const verbs = ['cancel', 'resume', 'fail', 'renew', 'announce', 'end'];

const countedPro = async (): Promise<number> => {
  const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key: countsKey }));
  return Number(Item?.['pro'] ?? 0);
};

/** Delivers each at least once, some twice, a few at the same moment, in any order. */
const deliverAll = async (deliveries: readonly Delivery[], random: Chance): Promise<void> => {
  const left = deliveries.flatMap((delivery) => (random.happens(0.2) ? [delivery, delivery] : [delivery]));
  while (left.length > 0) {
    const together = Array.from({ length: 1 + random.below(3) }, () =>
      left.splice(random.below(left.length), 1),
    ).flat();
    const answers = await Promise.all(together.map((delivery) => harness.deliver(delivery)));
    for (const [at, { status }] of answers.entries()) if (status !== 200) left.push(together[at]!);
  }
};

const runHistory = async (seed: number) => {
  const random = chance(seed);
  const who = await harness.join(`history${seed}`);
  const { body } = await harness.checkout(who, random.pick(['month', 'year']));
  await harness.press(body.url, random.pick(['pay', 'start']));
  const customer = (await harness.user(who))?.stripe_customer_id ?? '';
  const [subscription] = await payments().subscriptions(customer);
  const portal = await harness.portal(who);
  const undelivered: Delivery[] = [];
  for (let steps = 1 + random.below(2); steps > 0; steps -= 1) {
    await harness.press(portal, `${random.pick(verbs)}/${subscription?.id}`);
    undelivered.push(...harness.collect(customer));
    // Some are told while things go on happening
    if (random.happens(0.5)) await deliverAll(undelivered.splice(0, 1 + random.below(3)), random);
  }
  const right = decisive(await payments().subscriptions(customer));
  await vi.waitFor(async () => {
    await deliverAll([...undelivered.splice(0), ...harness.collect(customer)], random);
    expect(await harness.row(who), `history ${seed}`).toMatchObject({ ...right });
  }, patient);
  expect((await harness.user(who))?.subscription_tier, `history ${seed}`).toBe(tierOf(right));
  return tierOf(right);
};

it(`ends in the one right entitlement after ${HISTORIES} random histories through the webhook, and counts every Pro once [BILL-66, BILL-27]`, async () => {
  const tiers: string[] = [];
  // Customers of several histories meet in the counts
  for (let first = 0; first < HISTORIES; first += AT_ONCE)
    tiers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => runHistory(first + more)))));
  expect(tiers).toHaveLength(HISTORIES);
  const pro = tiers.filter((tier) => tier === 'pro').length;
  expect(pro).toBeGreaterThan(10);
  expect(await countedPro()).toBe(pro);
}, 240_000);
