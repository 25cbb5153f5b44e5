import * as z from 'zod/mini';
import { CardIdSchema } from '../../../../shared/model/id.ts';
import type { CardGrade } from '../../../../shared/model/learning/card.ts';
import { LONGEST_MS, type PastReview } from '../../../../shared/model/learning/review.ts';
import { instant } from '../../../../shared/model/time.ts';

/** A row of a review log by Anki's names, with the `guid` of the card's note. */
export interface AnkiLogRow {
  readonly guid: string;
  /** When it was answered, in epoch milliseconds. */
  readonly id: number;
  readonly ease: number;
  readonly factor: number;
  readonly time: number;
  readonly type: number;
}

const grades: readonly (CardGrade | undefined)[] = [undefined, 'again', 'hard', 'good', 'easy'];
const MANUAL = 4;
const FILTERED = 3;

/** The card was begun anew: what was answered before counts no more. */
const isReset = ({ ease, factor, type }: AnkiLogRow): boolean => type === MANUAL && ease === 0 && factor === 0;
/** Cramming that was not to change dates, and dates that were set by hand, are no answers. */
const isAnswer = ({ ease, factor, type }: AnkiLogRow): boolean =>
  grades[ease] !== undefined && !(type === FILTERED && factor === 0);

/** What of a log are answers to cards of ours; `others` counts the rows of other cards. */
export const answersOf = (rows: readonly AnkiLogRow[]): { reviews: PastReview[]; others: number } => {
  const own = rows.flatMap((row) => {
    const card = z.safeParse(CardIdSchema, row.guid);
    return card.success ? [{ ...row, card: card.data }] : [];
  });
  const reviews = [...Map.groupBy(own, ({ card }) => card).values()].flatMap((log) => {
    const inOrder = log.toSorted((one, other) => one.id - other.id);
    const since = inOrder.findLastIndex(isReset) + 1;
    return inOrder.slice(since).flatMap((row): PastReview[] => {
      const grade = grades[row.ease];
      if (grade === undefined || !isAnswer(row)) return [];
      const took = Math.max(0, Math.min(LONGEST_MS, Math.round(row.time)));
      return [{ card: row.card, at: instant(row.id), grade, took }];
    });
  });
  return { reviews, others: rows.length - own.length };
};
