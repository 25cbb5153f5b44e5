import { formatLanguage } from '../../../lib/browser/locale.ts';

/** "12 Mar": a day in UTC, whatever the user's time zone is. */
export const formatDay = (date = ''): string =>
  date === ''
    ? ''
    : new Intl.DateTimeFormat(formatLanguage(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(`${date}T00:00:00.000Z`),
      );
