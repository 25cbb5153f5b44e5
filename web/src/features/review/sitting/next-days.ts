import type { CardSchedule } from '../../../../../shared/model/learning/card.ts';
import type { LearningDay, Today } from '../../../../../shared/model/learning/deck.ts';
import { formatLanguage } from '../../../lib/browser/locale.ts';
import { commonTexts } from '../../../texts/common.ts';
import { reviewTexts } from '../texts.ts';

const MONTH = 30;
const YEAR = 365;

/** "10 min", "2 days", "3 months", "1.5 years". */
export const intervalText = ({
  days,
  minutes,
}: Pick<CardSchedule['outcomes']['again'], 'days' | 'minutes'>): string => {
  if (days === 0) return commonTexts.minutes({ minutes: Math.max(1, minutes) });
  if (days <= MONTH) return reviewTexts.days(days);
  if (days < YEAR) return reviewTexts.months(Math.round(days / MONTH));
  const years = (days / YEAR).toLocaleString(undefined, { maximumFractionDigits: 1 });
  return reviewTexts.years({ years });
};

/** A day has no time zone: it is the reader's own already. */
export const weekday = (day: LearningDay, width: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(formatLanguage(), { weekday: width, timeZone: 'UTC' }).format(new Date(day));

/** "5 tomorrow, 9 on Thursday"; undefined when nothing comes within the days that are counted. */
export const nextText = (ahead: Today['ahead']): string | undefined => {
  const coming = ahead.flatMap(({ day, due }, at) => {
    if (due === 0) return [];
    return [at === 0 ? reviewTexts.tomorrow(due) : reviewTexts.onDay(due, { day: weekday(day, 'long') })];
  });
  return coming.length === 0 ? undefined : coming.slice(0, 2).join(', ');
};
