import { describe, expect, it } from 'vitest';
import { plansOf } from '../../../../lambdas/domain/subscription/catalogue.ts';
import { startCheckout } from '../../../../lambdas/domain/subscription/checkout.ts';
import { isOwnUrl } from '../../../../lambdas/domain/subscription/is-own-url.ts';
import { openPortal } from '../../../../lambdas/domain/subscription/portal.ts';
import type { ProviderSubscription } from '../../../../lambdas/domain/subscription/subscription.ts';
import { newUser, type UserRecord } from '../../../../lambdas/domain/user/user.ts';
import { proPrices } from '../../../../shared/catalogue/plans.ts';
import { AppError } from '../../../../shared/model/app-error.ts';
import { fakeCheckout } from './fake-checkout.ts';

const origin = 'https://fabula.test';
const plans = plansOf({ productId: 'prod', priceIds: { month: 'price_m', year: 'price_y' }, prices: proPrices });
const ann = newUser('ann', 'ann@example.test', 'Ann', '2026-01-01T00:00:00.000Z');
const order = {
  priceId: 'price_m',
  successUrl: `${origin}/checkout/success`,
  cancelUrl: `${origin}/pricing`,
  now: Date.UTC(2026, 0, 2),
};
const subscription = (status: ProviderSubscription['subscription_status'], trial_end: string | null = null) => ({
  id: 'sub_1',
  created_at: '2026-01-01T00:00:00.000Z',
  subscription_status: status,
  price_id: 'price_m',
  interval: 'month' as const,
  price: 19,
  currency: 'usd',
  cancel_at_period_end: false,
  current_period_end: null,
  trial_end,
});

const at = (counter: ReturnType<typeof fakeCheckout>, user: UserRecord = ann) => ({
  start: (more: Partial<typeof order> = {}) =>
    startCheckout(
      { payments: counter.payments, subscriptions: counter.store, plans, origin },
      { user, ...order, ...more },
    ),
});
const refusal = (code: string) => expect.objectContaining({ code });

describe('a checkout', () => {
  it('begins a trial of 14 days for who has had none [BILL-61, BILL-62]', async () => {
    const counter = fakeCheckout();
    const { id } = await at(counter).start();
    expect(counter.orders.get(id)).toEqual({
      userId: 'ann',
      customerId: 'cus_1',
      priceId: 'price_m',
      successUrl: `${origin}/checkout/success`,
      cancelUrl: `${origin}/pricing`,
      trialDays: 14,
    });
  });

  it('leaves nobody at the provider who began to leave meanwhile [SET-15]', async () => {
    const counter = fakeCheckout();
    const forgotten: string[] = [];
    const leaving = { ...counter.store, claimCustomer: async () => Promise.reject(new AppError('unauthenticated')) };
    const payments = { ...counter.payments, deleteCustomer: async (id: string) => void forgotten.push(id) };
    const started = startCheckout({ payments, subscriptions: leaving, plans, origin }, { user: ann, ...order });
    await expect(started).rejects.toEqual(refusal('unauthenticated'));
    expect(forgotten).toEqual(['cus_1']);
    expect(counter.orders.size).toBe(0);
  });

  it('begins none for who has had one, by the row or by what the provider knows', async () => {
    const [told, found] = [fakeCheckout(), fakeCheckout()];
    found.subscriptions.push(subscription('canceled', '2025-12-01T00:00:00.000Z'));
    const one = await at(told, { ...ann, trial_used_at: '2025-01-01T00:00:00.000Z' }).start();
    const other = await at(found).start();
    expect([told.orders.get(one.id)?.trialDays, found.orders.get(other.id)?.trialDays]).toEqual([0, 0]);
  });

  it('is for a price of the catalogue', async () => {
    await expect(at(fakeCheckout()).start({ priceId: 'price_of_somebody' })).rejects.toEqual(refusal('price_unknown'));
  });

  it('leads back to this site and to no other', async () => {
    for (const foreign of ['https://evil.test/', 'https://fabula.test.evil.test/', 'http://fabula.test/']) {
      await expect(at(fakeCheckout()).start({ successUrl: foreign })).rejects.toEqual(refusal('foreign_address'));
      await expect(at(fakeCheckout()).start({ cancelUrl: foreign })).rejects.toEqual(refusal('foreign_address'));
    }
  });

  it('is not to be had where nothing is sold, with the specified text', async () => {
    const { payments, store: subscriptions } = fakeCheckout();
    const asked = startCheckout({ payments, subscriptions, plans: [], origin }, { user: ann, ...order });
    await expect(asked).rejects.toThrow('No subscription products available');
  });

  it('is not to be had beside a subscription that goes on', async () => {
    for (const status of ['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const) {
      const counter = fakeCheckout();
      counter.subscriptions.push(subscription(status));
      await expect(at(counter).start(), status).rejects.toEqual(refusal('already_subscribed'));
    }
  });

  it('is not to be had by who is leaving', async () => {
    const leaving = { ...ann, deleting_at: '2026-01-02T00:00:00.000Z' };
    await expect(at(fakeCheckout(), leaving).start()).rejects.toEqual(refusal('unauthenticated'));
  });

  it('is shown again when the same is asked twice, and closed when something else is', async () => {
    const counter = fakeCheckout();
    const [first, again] = [await at(counter).start(), await at(counter).start()];
    expect(again).toEqual(first);
    const other = await at(counter).start({ priceId: 'price_y' });
    expect([...counter.open]).toEqual([other.id]);
  });

  it('is one for each person, from however many tabs it is asked for at once', async () => {
    const counter = fakeCheckout();
    const asked = Array.from({ length: 4 }, (_, tab) =>
      at(counter).start({ priceId: tab % 2 === 0 ? 'price_m' : 'price_y' }),
    );
    const pages = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? one.value.id : []));
    expect(pages.length).toBeGreaterThan(0);
    expect(counter.open.size).toBe(1);
    expect(new Set([...counter.orders.values()].map(({ customerId }) => customerId))).toEqual(
      new Set([counter.customer()]),
    );
  });

  it('buys nothing twice: what was paid in another tab is found before a page is made', async () => {
    const counter = fakeCheckout();
    const { id } = await at(counter).start();
    counter.pay(id, subscription('active'));
    await expect(at(counter).start()).rejects.toEqual(refusal('already_subscribed'));
  });
});

describe('the billing portal', () => {
  const { payments } = fakeCheckout();
  const known = { stripe_customer_id: 'cus_1' };

  it('opens for a customer and leads back', async () => {
    const url = await openPortal({ payments, open: true, origin }, known, `${origin}/settings`);
    expect(url).toBe(`https://pay.test/portal?cus_1&${origin}/settings`);
  });

  it('says the specified words where there is no payment provider', async () => {
    const asked = openPortal({ payments, open: false, origin }, known, `${origin}/settings`);
    await expect(asked).rejects.toThrow('Subscription management portal coming soon!');
  });

  it('leads back to this site only, and is not for who never subscribed', async () => {
    await expect(openPortal({ payments, open: true, origin }, known, 'https://evil.test/')).rejects.toEqual(
      refusal('foreign_address'),
    );
    await expect(
      openPortal({ payments, open: true, origin }, { stripe_customer_id: null }, `${origin}/settings`),
    ).rejects.toEqual(refusal('never_subscribed'));
  });
});

it('knows its own addresses however they are dressed up', () => {
  expect(isOwnUrl(`${origin}/a?b#c`, origin)).toBe(true);
  for (const foreign of [`https://x@fabula.test/`, 'https://fabula.test:444/', 'javascript:alert(1)', '//evil', ''])
    expect(isOwnUrl(foreign, origin), foreign).toBe(false);
});
