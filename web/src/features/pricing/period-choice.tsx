import type { Interval } from '../../../../shared/catalogue/plans.ts';
import { monthsFree, type Prices } from './prices.ts';
import { pricingTexts } from './texts.ts';

const FIRST: Interval = 'year';
const labels: Record<Interval, string> = { month: pricingTexts.monthly, year: pricingTexts.yearly };

/** The checked radio button and the style sheet decide which price is shown, so it works without JavaScript. */
export function PeriodChoice({ prices }: { prices: Prices }) {
  return (
    <fieldset className="inline-flex gap-0.5 self-start rounded-[8px] bg-sunk p-[3px] sm:self-auto">
      <legend className="sr-only">{pricingTexts.periodLabel}</legend>
      {(['month', 'year'] as const).map((interval) => (
        <label
          key={interval}
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control px-3 text-14 leading-5 font-firm whitespace-nowrap text-quiet transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--rule)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mode-fill"
        >
          <input type="radio" name="period" value={interval} defaultChecked={interval === FIRST} className="sr-only" />
          {labels[interval]} {interval === 'year' && <span className="font-semi text-done">{monthsFree(prices)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Inside `group/plans`: shows what belongs to the chosen billing period and hides the other. */
export const onlyFor: Record<Interval, string> = {
  month: 'group-has-[[value=year]:checked]/plans:hidden',
  year: 'group-has-[[value=month]:checked]/plans:hidden',
};
