import type { Instant } from '../../../../shared/model/time.ts';
import { formatLanguage, formatZone } from '../browser/locale.ts';

/** A day of the calendar, yyyy-mm-dd: the same everywhere, whatever the time zone. */
const inLanguage = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(formatLanguage(), { ...options, timeZone: 'UTC' }).format(new Date(day));

/** "Tuesday 17 June". */
export const formatDay = (day: string): string => inLanguage(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** "Thursday". */
export const formatWeekday = (day: string): string => inLanguage(day, { weekday: 'long' });

/** "17 Jun", of an instant. */
export const formatShortDay = (instant: Instant): string =>
  new Intl.DateTimeFormat(formatLanguage(), { day: 'numeric', month: 'short', ...formatZone() }).format(
    new Date(instant),
  );

/** "6 PM", "18:00": a full hour of the day, whatever the time zone. */
export const formatHour = (hour: number): string =>
  new Intl.DateTimeFormat(formatLanguage(), { timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2000, 0, 1, hour));
