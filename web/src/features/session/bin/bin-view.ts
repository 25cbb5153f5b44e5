import { RECYCLING_DAYS } from '../../../../../shared/catalogue/limits.ts';
import { DAY, type Instant } from '../../../../../shared/model/time.ts';
import { sessionTexts } from '../texts.ts';

/** Whole days until a deleted session is deleted for good; never below 0. */
export const daysRemaining = (deletedAt: Instant, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + RECYCLING_DAYS * DAY - now) / DAY));

export const remainingLabel = (deletedAt: Instant, now: number): string => {
  const days = daysRemaining(deletedAt, now);
  return days === 0 ? sessionTexts.binLastDay : sessionTexts.binDaysLeft(days);
};

/** The server counts no further than 100. */
export const binCount = (count: number | undefined): string | undefined =>
  count === undefined || count === 0 ? undefined : count > 99 ? '99+' : String(count);
