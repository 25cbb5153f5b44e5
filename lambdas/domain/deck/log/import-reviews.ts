import { newId } from '../../../../shared/model/id.ts';
import type { LearningDay } from '../../../../shared/model/learning/deck.ts';
import type { PastReview } from '../../../../shared/model/learning/review.ts';
import type { CardRecord } from '../card.ts';
import { dayOf, daysBetween } from '../day.ts';
import { afterGrade, newMemory } from '../memory.ts';
import type { ReviewClock, ReviewedDay, ReviewRecord } from '../review.ts';

/** What is written together for one card. */
export interface ImportWrites {
  readonly card: CardRecord;
  readonly reviews: readonly ReviewRecord[];
  readonly days: ReadonlyMap<LearningDay, ReviewedDay>;
}

/** Nobody answers a card twice within it; programs that keep logs move instants by some milliseconds. */
const SAME_MS = 1_000;

const isSame = (one: Pick<PastReview, 'at'>, other: Pick<PastReview, 'at'>): boolean =>
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) < SAME_MS;

/** Those that the log does not have, not even as taken back: in their order, each once, none of the future. */
export const unknownOf = (
  log: readonly ReviewRecord[],
  past: readonly PastReview[],
  now: number,
): readonly PastReview[] => {
  const inOrder = past
    .filter(({ at }) => Date.parse(at) <= now)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const found: PastReview[] = [];
  for (const one of inOrder) {
    const last = found.at(-1);
    if (!(last && isSame(last, one)) && !log.some((known) => isSame(known, one))) found.push(one);
  }
  return found;
};

const none: ReviewedDay = { reviews: 0, missed: 0, fresh: 0, took: 0 };

const daysOf = (reviews: readonly ReviewRecord[]): Map<LearningDay, ReviewedDay> => {
  const days = new Map<LearningDay, ReviewedDay>();
  for (const { day, grade, fresh, took } of reviews) {
    const so = days.get(day) ?? none;
    days.set(day, {
      reviews: so.reviews + 1,
      missed: so.missed + (grade === 'again' ? 1 : 0),
      fresh: so.fresh + (fresh ? 1 : 0),
      took: so.took + took,
    });
  }
  return days;
};

/**
 * The card after answers from elsewhere, put where they belong by their time. Each takes a showing of its own, and the
 * card is what its whole log comes to: the same log gives the same card, in whatever pieces it comes.
 */
export const importReviews = (
  card: CardRecord,
  log: readonly ReviewRecord[],
  past: readonly PastReview[],
  { timezone, retention, fit }: Pick<ReviewClock, 'timezone' | 'retention' | 'fit'>,
): ImportWrites => {
  const fresh = past.map((one, at) => ({
    id: newId('rev', Date.parse(one.at)),
    user_id: card.user_id,
    session_id: card.session_id,
    ...one,
    turn: card.turn + at,
    missed: one.grade === 'again',
    day: dayOf(Date.parse(one.at), timezone),
    retention,
    fresh: card.reviews === 0 && at === 0,
    undone: false,
  }));
  const counting = log.filter(({ undone, turn }) => !undone && turn >= card.since);
  const inOrder = [...counting, ...fresh].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || one.turn - other.turn,
  );
  let memory = newMemory;
  const found = new Map<number, ReviewRecord>();
  for (const one of inOrder) {
    const before = memory;
    memory = afterGrade(before, one, fit.weights);
    found.set(one.turn, {
      ...one,
      state: before.state,
      days: memory.due_day === null ? 0 : daysBetween(one.day, memory.due_day),
      stability: memory.stability,
      difficulty: memory.difficulty,
    });
  }
  const reviews = fresh.flatMap(({ turn }) => found.get(turn) ?? []);
  return {
    card: { ...card, ...memory, fit: fit.version, turn: card.turn + past.length },
    reviews,
    days: daysOf(reviews),
  };
};
