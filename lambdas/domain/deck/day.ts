import type { LearningDay } from '../../../shared/model/learning/deck.ts';
import { DAY, HOUR, MINUTE } from '../../../shared/model/time.ts';

/** Whoever still learns past midnight is in the same evening; and hardly a zone moves its clocks at this hour. */
const BEGINS = 4;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timezone: string): Intl.DateTimeFormat => {
  const known = formats.get(timezone);
  if (known) return known;
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...fields, hourCycle: 'h23', timeZone: timezone });
  formats.set(timezone, made);
  return made;
};

/** What clocks in a zone show at an instant, to the minute, as if it were UTC. */
export const clockAt = (at: number, timezone: string): number => {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
};

/** How far ahead of UTC clocks in a zone are at an instant. */
export const minutesEast = (at: number, timezone: string): number => Math.round((clockAt(at, timezone) - at) / MINUTE);

export const dateOf = (ms: number): LearningDay => new Date(ms).toISOString().slice(0, 10);

/** The day that an instant belongs to for somebody in this time zone. */
export const dayOf = (at: number, timezone: string): LearningDay => dateOf(clockAt(at, timezone) - BEGINS * HOUR);

/**
 * The instant at which clocks in a zone show this, written as if it were UTC: the first of two when they are set back,
 * and when they skip it, as much later as they skip.
 */
export const instantAt = (shown: number, timezone: string): number => {
  const [before, after] = [shown - DAY, shown + DAY].map((at) => shown - (clockAt(at, timezone) - at)) as [
    number,
    number,
  ];
  const fitting = [Math.min(before, after), Math.max(before, after)].find((at) => clockAt(at, timezone) === shown);
  return fitting ?? before;
};

/** The instant at which a day begins there. */
export const beginningOf = (day: LearningDay, timezone: string): number => {
  const shown = Date.parse(day) + BEGINS * HOUR;
  // The zone's distance from UTC may change between the first guess and the instant itself
  const guess = shown - (clockAt(shown, timezone) - shown);
  return guess - (clockAt(guess, timezone) - shown);
};

export const addDays = (day: LearningDay, days: number): LearningDay => dateOf(Date.parse(day) + days * DAY);

/** From the first to the second; whoever travels west may live a day twice, and no time has passed then. */
export const daysBetween = (first: LearningDay, second: LearningDay): number =>
  Math.max(0, Math.round((Date.parse(second) - Date.parse(first)) / DAY));

export interface DayBounds {
  readonly day: LearningDay;
  /** The instant at which it ends. */
  readonly end: number;
}

export const boundsOf = (now: number, timezone: string): DayBounds => {
  const day = dayOf(now, timezone);
  return { day, end: beginningOf(addDays(day, 1), timezone) };
};
