import { daysBetween } from '../day.ts';
import type { ReviewRecord } from '../review.ts';

/** An answer, with the whole days since the one before it; 0 for the first. */
export interface PastAnswer {
  readonly days: number;
  readonly grade: 1 | 2 | 3 | 4;
  readonly at: number;
}

/** The answers to one card, oldest first. */
export type History = readonly PastAnswer[];

const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const;

type Logged = Pick<ReviewRecord, 'card' | 'turn' | 'grade' | 'at' | 'day' | 'undone'>;

/** The log card by card, without what was taken back. What came before a card was begun anew is not told apart. */
export const historiesOf = (reviews: Iterable<Logged>): History[] => {
  const counted = [...reviews].filter(({ undone }) => !undone);
  return [...Map.groupBy(counted, ({ card }) => card).values()].map((log) =>
    log
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.turn - other.turn)
      .map(({ grade, day, at }, index, all) => {
        const before = all[index - 1];
        return { days: before ? daysBetween(before.day, day) : 0, grade: grades[grade], at: Date.parse(at) };
      }),
  );
};

/** Whether something can be learned from it of how fast is forgotten: answers within a day say little of that. */
export const isScored = ({ days }: PastAnswer): boolean => days > 0;
