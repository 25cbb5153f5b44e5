import { describe, expect, it } from 'vitest';
import { monthsFree, pricesOf, savingOf } from '../../../../web/src/features/pricing/prices.ts';
import { formatPrice } from '../../../../web/src/lib/words/format.ts';
import { plans } from '../samples/plans.ts';

describe('prices', () => {
  it('are $19 and $190 where no plans are loaded [BILL-16, BILL-17, BILL-23]', () => {
    for (const none of [undefined, []]) {
      const { month, year } = pricesOf(none);
      expect([formatPrice(month), formatPrice(year)]).toEqual(['$19', '$190']);
    }
  });

  it('are those of the catalogue where there is one [BILL-22, BILL-23]', () => {
    const dearer = plans.map((plan) => ({ ...plan, price: plan.price + 5 }));
    expect(pricesOf(dearer)).toEqual({ month: 24, year: 195 });
    expect(pricesOf(dearer.slice(0, 1))).toEqual({ month: 24, year: 190 });
  });

  it('of a year are shown by the month, rounded to the cent, and save two months [BILL-13, BILL-14, BILL-17]', () => {
    expect(formatPrice(190 / 12)).toBe('$15.83');
    expect(savingOf(pricesOf())).toBe(38);
    expect(monthsFree(pricesOf())).toBe('2 months free');
  });

  it('promise nothing where a year saves less than a month', () => {
    expect(monthsFree({ month: 20, year: 230 })).toBeUndefined();
    expect(monthsFree({ month: 20, year: 220 })).toBe('1 month free');
  });
});
