import { type Interval, proPrices } from '../../../../shared/catalogue/plans.ts';
import type { Plan } from '../../../../shared/model/account/subscription.ts';
import { pricingTexts } from './texts.ts';

/** In whole units of the currency. */
export type Prices = Readonly<Record<Interval, number>>;

/** What the catalogue asks for, and the default prices for whatever it does not name. */
export const pricesOf = (plans: readonly Pick<Plan, 'interval' | 'price'>[] = []): Prices => {
  const named = (interval: Interval) => plans.find((plan) => plan.interval === interval)?.price;
  return { month: named('month') ?? proPrices.month, year: named('year') ?? proPrices.year };
};

/** What a year costs paid by the month. */
export const yearByMonths = ({ month }: Prices): number => 12 * month;

export const savingOf = (prices: Prices): number => yearByMonths(prices) - prices.year;

/** How many months of twelve a year does not cost. */
export const giftOf = (prices: Prices): number => Math.floor(savingOf(prices) / prices.month);

/** "2 months free"; nothing for less than a month. */
export const monthsFree = (prices: Prices): string | undefined => {
  const months = giftOf(prices);
  return months < 1 ? undefined : pricingTexts.periodSaving(months);
};
