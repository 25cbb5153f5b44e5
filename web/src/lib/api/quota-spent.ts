import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { libTexts } from '../texts.ts';
import { formatDate } from '../words/format.ts';

const { stories, lessonsPerMonth, expansionsPerMonth } = planLimits.free;

/** Plans renew by calendar months in UTC. */
const nextMonth = (now: number): string => {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString();
};

/** The message that the Free plan's quota is used up, and when it renews. `now`: epoch milliseconds. */
export const quotaSpentText = (what: 'story' | 'lesson' | 'expansion', now: number): string => {
  const date = formatDate(nextMonth(now));
  switch (what) {
    case 'story':
      return libTexts.storiesSpent({ limit: stories });
    case 'lesson':
      return libTexts.lessonsSpent({ limit: lessonsPerMonth, date });
    case 'expansion':
      return libTexts.expansionsSpent({ limit: expansionsPerMonth, date });
  }
};
