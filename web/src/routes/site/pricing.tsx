import { useQuery } from '@tanstack/react-query';
import { TRIAL_DAYS } from '../../../../shared/catalogue/plans.ts';
import type { PageHandle } from '../../app/page-title.ts';
import { Comparison } from '../../features/pricing/comparison.tsx';
import { Faq } from '../../features/pricing/faq.tsx';
import { FreeCard } from '../../features/pricing/free-card.tsx';
import { PeriodChoice } from '../../features/pricing/period-choice.tsx';
import { pricesOf } from '../../features/pricing/prices.ts';
import { ProCard } from '../../features/pricing/pro-card.tsx';
import { pricingTexts } from '../../features/pricing/texts.ts';
import { plansQuery } from '../../features/subscription/plans.ts';
import { placeTexts } from '../../texts/place.ts';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = {
  title: placeTexts.pricing,
  description: pricingTexts.pageDescription(TRIAL_DAYS),
};

export function Component() {
  const { data } = useQuery(plansQuery);
  const prices = pricesOf(data?.plans);
  const larger = data?.larger_model ?? false;
  return (
    <Page>
      <div className="group/plans" data-prices="">
        <div className="flex flex-col gap-8 pt-8 pb-6 sm:flex-row sm:items-end sm:justify-between sm:pt-16 sm:pb-10">
          <h1 className="max-w-[24ch] text-40 leading-[1.08] tracking-[-0.025em] sm:text-48">{pricingTexts.heading}</h1>
          <PeriodChoice prices={prices} />
        </div>
        <div className="grid overflow-hidden rounded-card border border-rule md:grid-cols-[5fr_7fr]">
          <FreeCard />
          <ProCard prices={prices} larger={larger} />
        </div>
      </div>
      <Comparison larger={larger} />
      <Faq prices={prices} />
    </Page>
  );
}
