import { DAY, instant } from '../../../shared/model/time.ts';

/** The last days (UTC, yyyy-mm-dd), today the last of them. */
export const lastDays = (count: number, now: number): string[] =>
  Array.from({ length: count }, (_, at) => instant(now - (count - 1 - at) * DAY).slice(0, 10));
