import { default_w, FSRSAlgorithm } from 'ts-fsrs';
import type { CardGrade, CardState } from '../../../shared/model/learning/card.ts';
import type { LearningDay } from '../../../shared/model/learning/deck.ts';
import { type Instant, instant, MINUTE } from '../../../shared/model/time.ts';
import { addDays, daysBetween } from './day.ts';

/** What the deck knows of how well a card is remembered, and when it comes back: at an instant, or on a day. */
export interface Memory {
  readonly state: CardState;
  /** Days until the chance to remember it falls to nine in ten; 0 for a new card. */
  readonly stability: number;
  /** 1 to 10; 0 for a new card. */
  readonly difficulty: number;
  /** Which of the learning steps comes next. */
  readonly step: number;
  readonly due_at: Instant | null;
  readonly due_day: LearningDay | null;
  readonly last_at: Instant | null;
  readonly last_day: LearningDay | null;
  readonly reviews: number;
  readonly lapses: number;
}

export const newMemory: Memory = {
  state: 'new',
  stability: 0,
  difficulty: 0,
  step: 0,
  due_at: null,
  due_day: null,
  last_at: null,
  last_day: null,
  reviews: 0,
  lapses: 0,
};

/** One answer; `day` is the reader's own when it was given, `retention` what they wanted then. */
export interface GradedShowing {
  readonly grade: CardGrade;
  readonly at: Instant;
  readonly day: LearningDay;
  readonly retention: number;
}

/** Milliseconds between the showings of a card that is new, and of one that was forgotten. */
const LEARNING = [MINUTE, 10 * MINUTE] as const;
const RELEARNING = [10 * MINUTE] as const;

/** FSRS-6's parameters, fitted to somebody's own answers; null for the usual ones. */
export type Weights = readonly number[] | null;

/** Parameters in use; each that were fitted have a number of their own, the usual ones 0. */
export interface Fit {
  readonly version: number;
  readonly weights: Weights;
}

export const usualFit: Fit = { version: 0, weights: null };

/** How fast memory fades: the last of the parameters. */
export const decayOf = ({ weights }: Fit): number => (weights ?? default_w).at(-1) ?? 0;

const ratings = { again: 1, hard: 2, good: 3, easy: 4 } as const satisfies Record<CardGrade, number>;

const algorithms = new WeakMap<readonly number[], Map<number, FSRSAlgorithm>>();
/** FSRS-6. Nothing is left to chance, so that a log that is replayed gives the same days. */
const algorithmFor = (retention: number, weights: Weights): FSRSAlgorithm => {
  const w = weights ?? default_w;
  const ofThese = algorithms.get(w) ?? new Map<number, FSRSAlgorithm>();
  algorithms.set(w, ofThese);
  const made = ofThese.get(retention) ?? new FSRSAlgorithm({ request_retention: retention, w });
  ofThese.set(retention, made);
  return made;
};

/** Milliseconds until the next step; undefined where the card leaves its steps. */
const waitAfter = (
  steps: readonly number[],
  step: number,
  grade: CardGrade,
): { wait: number; step: number } | undefined => {
  const [first = 0, second] = steps;
  if (grade === 'again') return { wait: first, step: 0 };
  if (grade === 'hard') {
    // The first step once more is too soon, so that it is half way to the second
    const half = second === undefined ? 1.5 * first : (first + second) / 2;
    return { wait: step === 0 ? half : (steps[step] ?? first), step };
  }
  const next = grade === 'good' ? steps[step + 1] : undefined;
  return next === undefined ? undefined : { wait: next, step: step + 1 };
};

/** What is known after one more answer. Pure: the same answers in the same order give the same. */
export const afterGrade = (
  memory: Memory,
  { grade, at, day, retention }: GradedShowing,
  weights: Weights = null,
): Memory => {
  const fsrs = algorithmFor(retention, weights);
  const elapsed = memory.last_day === null ? 0 : daysBetween(memory.last_day, day);
  const before = memory.state === 'new' ? null : { stability: memory.stability, difficulty: memory.difficulty };
  const { stability, difficulty } = fsrs.next_state(before, elapsed, ratings[grade]);
  const reviewed = { stability, difficulty, last_at: at, last_day: day, reviews: memory.reviews + 1 };
  const lapsed = memory.state === 'review' && grade === 'again';
  const lapses = memory.lapses + (lapsed ? 1 : 0);
  const inReview = memory.state === 'review' && !lapsed;
  const again = lapsed || memory.state === 'relearning';
  const next = inReview ? undefined : waitAfter(again ? RELEARNING : LEARNING, memory.step, grade);
  if (next)
    return {
      ...reviewed,
      lapses,
      state: again ? 'relearning' : 'learning',
      step: next.step,
      due_at: instant(Date.parse(at) + next.wait),
      due_day: null,
    };
  const due_day = addDays(day, fsrs.next_interval(stability, elapsed));
  return { ...reviewed, lapses, state: 'review', step: 0, due_at: null, due_day };
};

/** What is known after all of these, in the order of their instants; of two at the same the earlier showing is first. */
export const replayed = (
  log: readonly (GradedShowing & { readonly turn: number })[],
  weights: Weights = null,
): Memory =>
  log
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.turn - other.turn)
    .reduce<Memory>((memory, showing) => afterGrade(memory, showing, weights), newMemory);

/** The chance that a card is remembered on a day, 0–1; null for a new one. */
export const rememberedOn = (
  { last_day, stability }: Pick<Memory, 'last_day' | 'stability'>,
  day: LearningDay,
  weights: Weights = null,
): number | null =>
  last_day === null ? null : algorithmFor(0.9, weights).forgetting_curve(daysBetween(last_day, day), stability);
