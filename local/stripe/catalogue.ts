import { CURRENCY, type Interval, proPlans, proPrices } from '../../shared/catalogue/plans.ts';
import type { Price, PromotionCode } from './objects.ts';
import { missing } from './stripe-error.ts';

export const productId = 'prod_fabula_pro';
export const priceIds = { month: 'price_fabula_pro_month', year: 'price_fabula_pro_year' } as const;

const priceOf = (interval: Interval): Price => ({
  id: priceIds[interval],
  object: 'price',
  active: true,
  currency: CURRENCY,
  product: productId,
  nickname: proPlans[interval].name,
  type: 'recurring',
  recurring: { interval, interval_count: 1 },
  unit_amount: proPrices[interval] * 100,
});

export const prices: readonly Price[] = [priceOf('month'), priceOf('year')];
export const product = { id: productId, object: 'product', active: true, name: 'Fabula Pro' } as const;

export function findPrice(id: unknown, param = 'line_items[0][price]'): Price {
  const found = prices.find((price) => price.id === id);
  if (!found) throw missing('price', id, param, 400);
  return found;
}

/** What a student or an educator is sent by mail. */
export const promotionCodes: readonly PromotionCode[] = [
  {
    id: 'promo_fabula_learn50',
    object: 'promotion_code',
    created: 0,
    active: true,
    code: 'LEARN50',
    promotion: { type: 'coupon', coupon: 'learn50' },
    _percentOff: 50,
  },
];
