import type { Today } from '../../../../shared/model/learning/deck.ts';
import { DAY } from '../../../../shared/model/time.ts';

export const TODAY = '2025-06-14';
export const dayAfter = (days: number, day = TODAY): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Reviews of the fourteen days up to today, and what is due on the seven days after it. */
interface Counts {
  readonly behind?: readonly number[];
  readonly ahead?: readonly number[];
}

/** What is due today of somebody who has no cards, unless the test says otherwise. */
export const aToday = ({
  behind = [],
  ahead = [],
  ...given
}: Partial<Omit<Today, 'behind' | 'ahead'>> & Counts = {}): Today => ({
  day: TODAY,
  due: 0,
  fresh: 0,
  more: false,
  done: { reviews: 0, missed: 0, fresh: 0, minutes: 0 },
  seconds_a_card: 20,
  behind: Array.from({ length: 14 }, (_, at) => ({ day: dayAfter(at - 13), reviews: behind[at] ?? 0 })),
  ahead: Array.from({ length: 7 }, (_, at) => ({ day: dayAfter(at + 1), due: ahead[at] ?? 0 })),
  sessions: [],
  ...given,
});

/** Ten days of fourteen, as most weeks are. */
export const twoWeeks = [12, 9, 0, 14, 6, 0, 0, 11, 16, 8, 5, 0, 13, 2];
