import { expect, it } from 'vitest';
import { receiveEvent } from '../../../../lambdas/domain/subscription/receive.ts';
import { tierFigures } from '../../../../lambdas/domain/subscription/reconcile.ts';
import { decisive, type ProviderSubscription, tierOf } from '../../../../lambdas/domain/subscription/subscription.ts';
import { concurrentDelivery, runHistory } from '../../../fixtures/payments/deliveries.ts';
import { randomProvider } from '../../../fixtures/payments/provider.ts';
import { chance } from '../../../fixtures/payments/random.ts';
import { fakeStore } from './fake-store.ts';

const NOW = Date.UTC(2026, 5, 1);
const customerId = 'cus_ann';
const active: ProviderSubscription = {
  id: 'sub_1',
  created_at: '2026-05-01T00:00:00.000Z',
  subscription_status: 'active',
  price_id: 'price_month',
  interval: 'month',
  price: 19,
  currency: 'usd',
  cancel_at_period_end: false,
  current_period_end: '2026-06-01T00:00:00.000Z',
  trial_end: null,
};
const event = (id: string, type = 'customer.subscription.updated') => ({ id, type, customerId });
const alone = () => fakeStore(customerId, async () => undefined);
const standing = (...all: readonly ProviderSubscription[]) => ({ subscriptions: async () => all });

it('ends in the one right entitlement after 10,000 random histories, whatever order, number and delay events have [BILL-66, BILL-28, BILL-29, BILL-30]', async () => {
  for (let seed = 0; seed < 10_000; seed += 1) {
    const random = chance(seed);
    const { pause, proceed } = concurrentDelivery(random);
    const provider = randomProvider(customerId, random);
    const rows = fakeStore(customerId, pause);
    const payments = {
      subscriptions: async () => {
        await pause();
        const all = provider.subscriptions();
        await pause();
        if (random.happens(0.05)) throw new Error('the provider does not answer');
        return all;
      },
    };
    await runHistory({
      provider,
      random,
      steps: 6,
      proceed,
      deliver: (told) =>
        receiveEvent({ payments, subscriptions: rows.subscriptions }, told, NOW).then(
          () => true,
          () => false,
        ),
    });
    const right = decisive(provider.subscriptions());
    expect(rows.now().record, `history ${seed}`).toMatchObject({ ...right });
    expect(rows.now().tier, `history ${seed}`).toBe(tierOf(right));
  }
});

it('settles an event once', async () => {
  const rows = alone();
  const deps = { payments: standing(active), subscriptions: rows.subscriptions };
  expect(await receiveEvent(deps, event('evt_1'), NOW)).toBe('settled');
  expect(await receiveEvent(deps, event('evt_1'), NOW)).toBe('seen');
  expect(rows.now()).toMatchObject({ tier: 'pro', seen: 1, writes: 1 });
});

it('writes nothing anew when the row says it already, so that no tab is told of nothing', async () => {
  const rows = alone();
  const deps = { payments: standing(active), subscriptions: rows.subscriptions };
  await receiveEvent(deps, event('evt_1'), NOW);
  await receiveEvent(deps, event('evt_2', 'invoice.paid'), NOW + 1_000);
  expect(rows.now()).toMatchObject({ seen: 2, writes: 1, record: { version: 1 } });
});

it('believes the provider and not the event: a late word of an older subscription takes nothing away', async () => {
  const rows = alone();
  const old = {
    ...active,
    id: 'sub_0',
    created_at: '2026-01-01T00:00:00.000Z',
    subscription_status: 'canceled' as const,
  };
  const deps = { payments: standing(old, active), subscriptions: rows.subscriptions };
  await receiveEvent(deps, event('evt_old', 'customer.subscription.deleted'), NOW);
  expect(rows.now()).toMatchObject({ tier: 'pro', record: { id: 'sub_1', subscription_status: 'active' } });
});

it('acknowledges what it does not know, and what concerns nobody here', async () => {
  const rows = alone();
  const deps = { payments: standing(active), subscriptions: rows.subscriptions };
  expect(await receiveEvent(deps, event('evt_1', 'product.updated'), NOW)).toBe('ignored');
  expect(await receiveEvent(deps, { ...event('evt_2'), customerId: 'cus_other' }, NOW)).toBe('ignored');
  expect(await receiveEvent(deps, { ...event('evt_3'), customerId: null }, NOW)).toBe('ignored');
  expect(rows.now()).toMatchObject({ seen: 0, tier: 'free' });
});

it('fails when it cannot write, so that the provider sends the event again', async () => {
  const rows = alone();
  const never = { ...rows.subscriptions, reconcile: async () => 'outdated' as const };
  const deps = { payments: standing(active), subscriptions: never };
  await expect(receiveEvent(deps, event('evt_1'), NOW)).rejects.toMatchObject({ code: 'conflict' });
});

it('marks a trial as used for good, and announces its end as long as it lasts', async () => {
  const rows = alone();
  const trial = { ...active, subscription_status: 'trialing' as const, trial_end: '2026-06-10T00:00:00.000Z' };
  await receiveEvent({ payments: standing(trial), subscriptions: rows.subscriptions }, event('evt_1'), NOW);
  expect(rows.now()).toMatchObject({ trialUsedAt: '2026-06-01T00:00:00.000Z', record: { trial_ending_at: null } });
  const announced = event('evt_2', 'customer.subscription.trial_will_end');
  await receiveEvent({ payments: standing(trial), subscriptions: rows.subscriptions }, announced, NOW + 1);
  expect(rows.now().record?.trial_ending_at).toBe('2026-06-10T00:00:00.000Z');
  await receiveEvent({ payments: standing(trial), subscriptions: rows.subscriptions }, event('evt_3'), NOW + 2);
  expect(rows.now().record?.trial_ending_at).toBe('2026-06-10T00:00:00.000Z');
  const paid = { ...trial, subscription_status: 'active' as const };
  await receiveEvent({ payments: standing(paid), subscriptions: rows.subscriptions }, event('evt_4'), NOW + 3);
  expect(rows.now()).toMatchObject({ trialUsedAt: '2026-06-01T00:00:00.000Z', record: { trial_ending_at: null } });
});

it('ends what a customer had who is gone from the provider', async () => {
  const rows = alone();
  await receiveEvent({ payments: standing(active), subscriptions: rows.subscriptions }, event('evt_1'), NOW);
  await receiveEvent(
    { payments: standing(), subscriptions: rows.subscriptions },
    event('evt_2', 'customer.deleted'),
    NOW,
  );
  expect(rows.now()).toMatchObject({ tier: 'free', record: { subscription_status: 'canceled', version: 2 } });
});

it('leaves a tier alone that no subscription has given', async () => {
  const rows = alone();
  const given = {
    ...rows.subscriptions,
    findCustomer: async () => ({ ...(await rows.subscriptions.findCustomer(customerId))!, tier: 'pro' as const }),
  };
  const settled: string[] = [];
  const deps = {
    payments: standing(),
    subscriptions: {
      ...given,
      reconcile: async (_: unknown, { tier }: { readonly tier: string }) => {
        settled.push(tier);
        return 'written' as const;
      },
    },
  };
  await receiveEvent(deps, event('evt_1', 'checkout.session.expired'), NOW);
  expect(settled).toEqual(['pro']);
});

it('counts who becomes Pro as a conversion, and who stops being it as one less', () => {
  expect(tierFigures('free', 'pro')).toEqual({ pro: 1, conversions: 1 });
  expect(tierFigures('pro', 'free')).toEqual({ pro: -1, conversions: 0 });
  expect([tierFigures('pro', 'pro'), tierFigures('free', 'free')]).toEqual([undefined, undefined]);
});
