import type { ReactNode } from 'react';
import { planLimits, RECYCLING_DAYS } from '../../../../shared/catalogue/limits.ts';
import { TRIAL_DAYS } from '../../../../shared/catalogue/plans.ts';
import { mailboxes } from '../../app/mailboxes.ts';
import { formatPrice } from '../../lib/words/format.ts';
import { MailLink } from '../../ui/button/mail-link.tsx';
import { RichText } from '../../ui/display/rich-text.tsx';
import { giftOf, type Prices, savingOf, yearByMonths } from './prices.ts';
import { pricingTexts } from './texts.ts';

interface Question {
  question: string;
  answer: ReactNode;
  /** Shown at once. */
  open?: boolean;
}

const { stories, lessonsPerMonth, expansionsPerMonth } = planLimits.free;

const saving = (prices: Prices): string => {
  const months = giftOf(prices);
  const costs = pricingTexts.yearA({
    year: formatPrice(prices.year),
    yearByMonths: formatPrice(yearByMonths(prices)),
    savingOf: formatPrice(savingOf(prices)),
  });
  return months < 1 ? costs : `${pricingTexts.yearMonthsFree(months)} ${costs}`;
};

export const questionsOf = (prices: Prices): readonly Question[] => [
  {
    question: pricingTexts.trialQ,
    answer: pricingTexts.trialA({ TRIAL_DAYS }),
    open: true,
  },
  { question: pricingTexts.yearQ, answer: saving(prices) },
  {
    question: pricingTexts.cancelQ,
    answer: pricingTexts.cancelA,
  },
  {
    question: pricingTexts.dataQ,
    answer: pricingTexts.dataA({ RECYCLING_DAYS }),
  },
  {
    question: pricingTexts.discountQ,
    answer: (
      <>
        <RichText text={pricingTexts.discountA} parts={{ mail: <MailLink to={mailboxes.support} /> }} />
      </>
    ),
    open: true,
  },
  {
    question: pricingTexts.countsQ,
    answer: pricingTexts.countsA({ stories, lessonsPerMonth, expansionsPerMonth }),
  },
  {
    question: pricingTexts.changeQ,
    answer: pricingTexts.changeA,
  },
  {
    question: pricingTexts.exportQ,
    answer: pricingTexts.exportA,
  },
];
