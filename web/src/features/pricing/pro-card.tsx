import { planLimits } from '../../../../shared/catalogue/limits.ts';
import type { Interval } from '../../../../shared/catalogue/plans.ts';
import { mailboxes } from '../../app/mailboxes.ts';
import { formatPrice } from '../../lib/words/format.ts';
import { planTexts } from '../../texts/plan.ts';
import { cx } from '../../ui/cx.ts';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { IncludedList } from './included-list.tsx';
import { onlyFor } from './period-choice.tsx';
import { type Prices, savingOf, yearByMonths } from './prices.ts';
import { ProAction } from './pro-action.tsx';
import { pricingTexts } from './texts.ts';

const { pro, free } = planLimits;

const getsOf = (larger: boolean) => [
  planTexts.unlimitedStories,
  pricingTexts.proLessons,
  planTexts.ownStyles,
  pricingTexts.proAi,
  ...(larger ? [pricingTexts.proModel] : []),
  pricingTexts.proGenerations(pro.running),
  pricingTexts.proSupport,
];

function Amount({ interval, amount, per }: { interval: Interval; amount: number; per: string }) {
  return (
    <p className={cx('flex flex-wrap items-baseline gap-x-3', onlyFor[interval])}>
      <b className="font-serif text-[48px] leading-[60px] font-medium tracking-[-0.035em] lining-nums sm:text-58">
        {formatPrice(amount)}
      </b>
      <span className="text-quiet">{per}</span>
    </p>
  );
}

interface ProCardProps {
  prices: Prices;
  /** True when this installation uses a larger model for Pro. */
  larger: boolean;
}

export function ProCard({ prices, larger }: ProCardProps) {
  const saving = savingOf(prices);
  return (
    <section
      aria-labelledby="plan-pro"
      className="flex flex-col border-story-fill bg-raised px-5 py-6 max-md:border-t-6 sm:p-10 md:border-l-6"
    >
      <Heading level={2} id="plan-pro" className="text-28">
        {planTexts.pro}
      </Heading>
      <p className="mt-1 text-quiet">{pricingTexts.proFor}</p>
      <div aria-live="polite" className="mt-6">
        <Amount interval="month" amount={prices.month} per={pricingTexts.perMonthOfMonth} />
        <Amount interval="year" amount={prices.year / 12} per={pricingTexts.perMonthOfYear} />
        <p className={cx('mt-1 min-h-[26px] text-quiet', onlyFor.month)}>{pricingTexts.billedMonthly}</p>
        <p className={cx('mt-1 min-h-[26px] text-quiet', onlyFor.year)}>
          <RichText
            text={pricingTexts.billedYearly}
            parts={{
              year: formatPrice(prices.year),
              yearByMonths: formatPrice(yearByMonths(prices)),
              saving: saving > 0 && (
                <span className="font-semi text-done">{pricingTexts.saves({ saving: formatPrice(saving) })}</span>
              ),
            }}
          />
        </p>
      </div>
      <IncludedList items={getsOf(larger)} className="gap-x-6 sm:grid-cols-2" />
      <p className="-mt-4 mb-8 max-w-prose text-14 text-quiet">
        {pricingTexts.proMeaning({
          pro: pro.running,
          free: free.running,
          pace: pro.pace,
          model: larger ? pricingTexts.proModelLarger : pricingTexts.proModelSame,
          mail: mailboxes.support,
        })}
      </p>
      <ProAction />
    </section>
  );
}
