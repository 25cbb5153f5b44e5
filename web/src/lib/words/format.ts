import { CURRENCY } from '../../../../shared/catalogue/plans.ts';
import type { Instant } from '../../../../shared/model/time.ts';
import { MINUTE } from '../../../../shared/model/time.ts';
import { formatLanguage, formatZone } from '../browser/locale.ts';
import { libTexts } from '../texts.ts';

/** In the user's language and time zone. */
export const formatDate = (instant: Instant): string =>
  new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'long', ...formatZone() }).format(new Date(instant));

export const formatTime = (ms: number): string =>
  new Intl.DateTimeFormat(formatLanguage(), { timeStyle: 'short', ...formatZone() }).format(new Date(ms));

const MB = 1_048_576;

/** 1 MB is 1,048,576 bytes. */
export const inMegabytes = (bytes: number): number => bytes / MB;

/** "2.4 MB", "512 KB"; 1 MB is 1,048,576 bytes. */
export const formatBytes = (bytes: number): string => {
  const number = (value: number, digits: number) => value.toLocaleString(undefined, { maximumFractionDigits: digits });
  return bytes >= MB / 10
    ? libTexts.megabytes({ number: number(bytes / MB, 1) })
    : libTexts.kilobytes({ number: number(Math.ceil(bytes / 1024), 0) });
};

/** "1 min left", "40 s left". */
export const formatTimeLeft = (ms: number): string =>
  ms < MINUTE
    ? libTexts.secondsLeft({ seconds: Math.max(1, Math.round(ms / 1000)) })
    : libTexts.minutesLeft({ minutes: Math.round(ms / MINUTE) });

/** "12 Mar 2025, 14:05". */
export const formatMoment = (instant: Instant): string =>
  new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'medium', timeStyle: 'short', ...formatZone() }).format(
    new Date(instant),
  );

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: CURRENCY,
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$19", "$15.83": in dollars, formatted alike for everybody. */
export const formatPrice = (amount: number): string => money.format(amount);
