import type { CardGrade, CardState } from '../../../../shared/model/learning/card.ts';
import type { LearningDay } from '../../../../shared/model/learning/deck.ts';
import { DAY } from '../../../../shared/model/time.ts';
import type { CardRecord } from '../card.ts';
import { afterGrade, type Memory, newMemory, type Weights } from '../memory.ts';
import type { ReviewRecord } from '../review.ts';
import type { AnkiCard, AnkiReview } from './ports.ts';

/** How Anki counts kinds of cards, grades and reviews. */
const types = { new: 0, learning: 1, review: 2, relearning: 3 } as const satisfies Record<CardState, number>;
const reviewTypes = { new: 0, learning: 0, review: 1, relearning: 2 } as const satisfies Record<CardState, number>;
const eases = { again: 1, hard: 2, good: 3, easy: 4 } as const satisfies Record<CardGrade, number>;
/** A review of this type and of ease 0 says that the card was begun anew. */
const RESET = 4;

const SUSPENDED = -1;
const SECOND = 1_000;
/** What Anki starts at, where nothing is reckoned by it. */
const FACTOR = 2_500;

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / SECOND);
const days = (from: LearningDay, to: LearningDay): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

interface AnkiDays {
  /** The day that Anki counts from. */
  readonly first: LearningDay;
  readonly retention: number;
  /** How fast memory fades, of the parameters in use. */
  readonly decay: number;
  readonly weights: Weights;
}

/** Steps that are left, of those within the day and altogether. */
const stepsLeft = ({ state, step }: Memory): number => {
  const left = state === 'learning' ? 2 - step : state === 'relearning' ? 1 : 0;
  return left * 1_000 + left;
};

/** `off`: its session is switched off. */
export const ankiCard = (card: CardRecord, off: boolean, { first, retention, decay }: AnkiDays): AnkiCard => {
  const { state, stability, difficulty, due_at, due_day, last_at, last_day, reviews, lapses } = card;
  const quiet = card.suspended || off;
  if (state === 'new')
    return {
      type: 0,
      queue: quiet ? SUSPENDED : 0,
      due: null,
      ivl: 0,
      factor: 0,
      reps: 0,
      lapses: 0,
      left: 0,
      data: '{}',
    };
  const day = due_day !== null;
  const known = Math.max(1, Math.round(stability));
  return {
    type: types[state],
    queue: quiet ? SUSPENDED : day ? 2 : 1,
    due: day ? days(first, due_day) : seconds(due_at ?? last_at ?? ''),
    ivl: day ? Math.max(1, days(last_day ?? due_day, due_day)) : state === 'relearning' ? known : 0,
    factor: FACTOR,
    reps: reviews,
    lapses,
    left: stepsLeft(card),
    data: JSON.stringify({
      s: Number(stability.toFixed(4)),
      d: Number(difficulty.toFixed(3)),
      dr: retention,
      decay,
      ...(last_at === null ? {} : { lrt: seconds(last_at) }),
    }),
  };
};

/** Difficulty as Anki's log writes it for FSRS: from 100 to 1100, where other schedulers have a factor. */
const factorOf = (difficulty: number): number => Math.round(((difficulty - 1) / 9 + 0.1) * 1_000);

/** Days, or seconds below zero for a step within the day. */
const intervalOf = (memory: Memory, at: string): number => {
  if (memory.due_day !== null) return days(memory.last_day ?? memory.due_day, memory.due_day);
  return memory.due_at === null ? 0 : -Math.round((Date.parse(memory.due_at) - Date.parse(at)) / SECOND);
};

const logged = (reviews: readonly ReviewRecord[], weights: Weights): AnkiReview[] => {
  let memory = newMemory;
  return reviews.map((review) => {
    const before = memory;
    memory = afterGrade(before, review, weights);
    return {
      id: Date.parse(review.at),
      ease: eases[review.grade],
      ivl: intervalOf(memory, review.at),
      lastIvl: before.last_at === null ? 0 : intervalOf(before, before.last_at),
      factor: factorOf(memory.difficulty),
      time: review.took,
      type: reviewTypes[before.state],
    };
  });
};

/** The log of a card as Anki keeps it, oldest first, without what was taken back. */
export const ankiReviews = (
  { since }: Pick<CardRecord, 'since'>,
  reviews: readonly ReviewRecord[],
  weights: Weights = null,
): AnkiReview[] => {
  const counted = reviews
    .filter(({ undone }) => !undone)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.turn - other.turn);
  const before = logged(
    counted.filter(({ turn }) => turn < since),
    weights,
  );
  const last = before.at(-1);
  const reset = last && {
    ...last,
    id: last.id + 1,
    ease: 0,
    ivl: 0,
    lastIvl: last.ivl,
    factor: 0,
    time: 0,
    type: RESET,
  };
  return [
    ...before,
    ...(reset ? [reset] : []),
    ...logged(
      counted.filter(({ turn }) => turn >= since),
      weights,
    ),
  ];
};
