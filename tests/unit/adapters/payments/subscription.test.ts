import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { subscriptionOf } from '../../../../lambdas/adapters/payments/subscription.ts';

/** As much of a subscription as the API answers and we read. */
const answered = (more: object = {}): Stripe.Subscription =>
  JSON.parse(
    JSON.stringify({
      id: 'sub_1',
      status: 'active',
      created: 1_767_225_600,
      currency: 'usd',
      cancel_at_period_end: false,
      cancel_at: null,
      trial_end: null,
      items: {
        data: [
          {
            current_period_end: 1_769_904_000,
            price: { id: 'price_y', unit_amount: 19_000, recurring: { interval: 'year' } },
          },
        ],
      },
      ...more,
    }),
  );

it('reads status, price, interval, amount and instants of what the provider says [BILL-27]', () => {
  expect(subscriptionOf(answered({ trial_end: 1_768_435_200 }))).toEqual({
    id: 'sub_1',
    subscription_status: 'active',
    price_id: 'price_y',
    interval: 'year',
    price: 190,
    currency: 'usd',
    cancel_at_period_end: false,
    current_period_end: '2026-02-01T00:00:00.000Z',
    trial_end: '2026-01-15T00:00:00.000Z',
    created_at: '2026-01-01T00:00:00.000Z',
  });
});

it('knows a cancellation by the flag and by the date that the portal sets', () => {
  const ends = (more: object) => subscriptionOf(answered(more)).cancel_at_period_end;
  expect([ends({}), ends({ cancel_at_period_end: true }), ends({ cancel_at: 1_769_904_000 })]).toEqual([
    false,
    true,
    true,
  ]);
});

it('leaves open what a subscription without a price, or with another interval, does not say', () => {
  expect(subscriptionOf(answered({ items: { data: [] } }))).toMatchObject({
    price_id: null,
    interval: null,
    price: null,
  });
  const weekly = { id: 'price_w', unit_amount: null, recurring: { interval: 'week' } };
  expect(subscriptionOf(answered({ items: { data: [{ price: weekly }] } }))).toMatchObject({
    price_id: 'price_w',
    interval: null,
    price: null,
    current_period_end: null,
  });
});

it('does not guess what a status means that it does not know', () => {
  expect(() => subscriptionOf(answered({ status: 'enchanted' }))).toThrow();
});
