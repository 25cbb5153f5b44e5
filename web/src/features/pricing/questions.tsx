import type { ReactNode } from 'react';
import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { TRIAL_DAYS } from '../../../../shared/catalogue/plans.ts';
import { mailboxes } from '../../app/mailboxes.ts';
import { formatPrice } from '../../lib/format.ts';
import { MailLink } from '../../ui/mail-link.tsx';
import { monthsFree, type Prices, savingOf, yearByMonths } from './prices.ts';

interface Question {
  question: string;
  answer: ReactNode;
  /** Shown at once. */
  open?: boolean;
}

const { stories, lessonsPerMonth, expansionsPerMonth } = planLimits.free;

const saving = (prices: Prices): string => {
  const free = monthsFree(prices);
  const gift = free ? `It comes with ${free}. ` : '';
  return `${gift}The year costs ${formatPrice(prices.year)}; twelve single months cost ${formatPrice(yearByMonths(prices))}. You save ${formatPrice(savingOf(prices))}.`;
};

export const questionsOf = (prices: Prices): readonly Question[] => [
  {
    question: 'Is there a free trial?',
    answer: `Yes. Pro starts with a ${TRIAL_DAYS}-day free trial, no card required, once for each customer. Without a card it ends by itself and you carry on with the Free plan.`,
    open: true,
  },
  { question: 'What do I save by paying yearly?', answer: saving(prices) },
  {
    question: 'Can I cancel at any time?',
    answer:
      'Yes, in Settings, under Manage Subscription. Pro stays active until the end of the period you have paid for.',
  },
  {
    question: 'What happens to my data if I cancel?',
    answer:
      'It is kept for 30 days after cancellation, whatever happens. Keep your account on the Free plan and everything you made stays for as long as the account does.',
  },
  {
    question: 'Is there a discount for students and educators?',
    answer: (
      <>
        Yes, 50% on either billing period. Write to <MailLink to={mailboxes.support} /> from your school address and say
        where you study or teach. You get a promotion code by return and enter it on the payment page.
      </>
    ),
    open: true,
  },
  {
    question: 'What counts as a story session?',
    answer: `A Custom story or an Anchor lesson that has been written. On the Free plan there are ${stories} in all. Traditional lessons, ${lessonsPerMonth} each calendar month, and expansions, ${expansionsPerMonth} each calendar month, are counted apart. What fails or is cancelled costs none.`,
  },
  {
    question: 'Can I change plans later?',
    answer:
      'Yes. Upgrade whenever you like; cancel or resume in Settings. After the end of the period you can come back with the other billing period.',
  },
  {
    question: 'Can I export what I make?',
    answer: 'Yes. Every plan exports a session as Markdown; Pro adds a web page and an e-book.',
  },
];
