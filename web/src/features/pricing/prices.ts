import { type Interval, proPrices } from '../../../../shared/catalogue/plans.ts';
import type { PricingPlan } from '../../../../shared/model/account/subscription.ts';
import { pricingTexts } from './texts.ts';

/** In whole units of the currency. */
export type Prices = Readonly<Record<Interval, number>>;

/** The catalogue's prices, and the default price of every period that it does not list. */
export const pricesOf = (plans: readonly Pick<PricingPlan, 'interval' | 'price'>[] = []): Prices => {
  const named = (interval: Interval) => plans.find((plan) => plan.interval === interval)?.price;
  return { month: named('month') ?? proPrices.month, year: named('year') ?? proPrices.year };
};

/** The price of twelve monthly payments. */
export const yearByMonths = ({ month }: Prices): number => 12 * month;

export const savingOf = (prices: Prices): number => yearByMonths(prices) - prices.year;

/** How many monthly payments a yearly payment saves. */
export const giftOf = (prices: Prices): number => Math.floor(savingOf(prices) / prices.month);

/** "2 months free"; an empty text for less than a month. */
export const monthsFree = (prices: Prices): string | undefined => {
  const months = giftOf(prices);
  return months < 1 ? undefined : pricingTexts.periodSaving(months);
};
