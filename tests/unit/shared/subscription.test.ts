import { describe, expect, it } from 'vitest';
import { plansOf } from '../../../lambdas/domain/subscription/catalogue.ts';
import { proPrices } from '../../../shared/catalogue/plans.ts';
import { type SubscriptionStatus, SubscriptionStatusSchema } from '../../../shared/model/account/subscription.ts';
import { isActive, planName } from '../../../shared/model/account/subscription-status.ts';

const offer = { productId: 'prod_1', priceIds: { month: 'price_m', year: 'price_y' }, prices: proPrices };
const plans = plansOf(offer);
const [monthly, yearly] = plans;
const statuses = SubscriptionStatusSchema.options;

describe('the catalogue', () => {
  it('has two entries with all their fields, both subscriptions [BILL-18, BILL-19, BILL-01]', () => {
    expect(plans).toHaveLength(2);
    for (const plan of plans)
      expect(Object.keys(plan).sort()).toEqual(
        ['description', 'interval', 'mode', 'name', 'price', 'priceId', 'productId'].sort(),
      );
    expect(plans.map(({ mode }) => mode)).toEqual(['subscription', 'subscription']);
  });

  it('sells a month for 19 [BILL-20]', () => {
    expect(monthly).toMatchObject({ price: 19, interval: 'month', name: 'Fabula Pro Monthly Subscription' });
  });

  it('sells a year for 190, which saves two months [BILL-21]', () => {
    expect(yearly).toMatchObject({ price: 190, interval: 'year', description: expect.stringMatching(/save 2 months/) });
  });

  it('takes ids and prices from configuration, and has nothing to sell without [BILL-22, BILL-23]', () => {
    expect(plans.map(({ priceId, productId }) => [priceId, productId])).toEqual([
      ['price_m', 'prod_1'],
      ['price_y', 'prod_1'],
    ]);
    expect(plansOf({ ...offer, prices: { month: 9, year: 90 } }).map(({ price }) => price)).toEqual([9, 90]);
    expect(plansOf(undefined)).toEqual([]);
  });
});

describe('a subscription', () => {
  const activeOnes = statuses.filter((subscription_status) => isActive({ subscription_status }));

  it('is active while it is paid or tried, and in no other status [BILL-28, BILL-29, BILL-30]', () => {
    expect(activeOnes).toEqual<SubscriptionStatus[]>(['active', 'trialing']);
  });

  it('is not active when there is none [BILL-31]', () => {
    expect(isActive(null)).toBe(false);
  });
});

describe('the name of a plan', () => {
  it('is Free without a price [BILL-32]', () => {
    expect([planName(null, plans), planName(undefined, plans)]).toEqual(['Free', 'Free']);
  });

  it('is the name in the catalogue without its last word [BILL-33]', () => {
    expect([planName('price_m', plans), planName('price_y', plans)]).toEqual([
      'Fabula Pro Monthly',
      'Fabula Pro Yearly',
    ]);
  });

  it('is Pro for a price that is not in the catalogue [BILL-34]', () => {
    expect([planName('price_old', plans), planName('price_m', [])]).toEqual(['Pro', 'Pro']);
  });
});
