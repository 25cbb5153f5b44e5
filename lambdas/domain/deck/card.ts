import { LEECH_LAPSES } from '../../../shared/catalogue/limits.ts';
import type { CardId, SessionId } from '../../../shared/model/id.ts';
import type { CardGrade, CardKind, CardSchedule } from '../../../shared/model/learning/card.ts';
import type { LearningDay } from '../../../shared/model/learning/deck.ts';
import { type Instant, instant, MINUTE } from '../../../shared/model/time.ts';
import { beginningOf, type DayBounds, daysBetween } from './day.ts';
import { afterGrade, type Fit, type Memory, newMemory, rememberedOn, type Weights } from './memory.ts';

/** A card of one reader. What it asks stays in the scene that it is of; decisions/0036 says why. */
export interface CardRecord extends Memory {
  readonly id: CardId;
  readonly user_id: string;
  readonly session_id: SessionId;
  /** Of the scene that it is of. */
  readonly order: number;
  readonly kind: CardKind;
  readonly missed: boolean;
  /** Whether the session is somebody else's. */
  readonly foreign: boolean;
  readonly made_at: Instant;
  /** The showing that is to be answered next; counts answers, and what was taken back. */
  readonly turn: number;
  /** The first showing that counts: what came before was given up when the card was begun anew. */
  readonly since: number;
  readonly suspended: boolean;
  /** Its reader says that the question is wrong. */
  readonly disputed: boolean;
  /** Its session is in the bin, switched off or cannot be read any more. */
  readonly resting: boolean;
  /** The number of the parameters that its memory was reckoned by. */
  readonly fit: number;
  readonly version: number;
}

type Made = Pick<CardRecord, 'id' | 'user_id' | 'session_id' | 'order' | 'kind' | 'missed' | 'foreign' | 'made_at'>;

export const newCard = (made: Made): CardRecord => ({
  ...made,
  ...newMemory,
  turn: 0,
  since: 0,
  suspended: false,
  disputed: false,
  resting: false,
  fit: 0,
  version: 0,
});

/** Where a reader's day is, and how much they want to remember: what dates are reckoned by. */
export interface Reckoning {
  readonly timezone: string;
  readonly day: LearningDay;
  readonly retention: number;
  readonly fit: Fit;
  readonly now: number;
}

/** Whether it may be asked at all; when is another matter. */
export const isAsked = ({ suspended, disputed, resting }: CardRecord): boolean => !suspended && !disputed && !resting;

export const isLeech = ({ lapses }: Memory): boolean => lapses >= LEECH_LAPSES;

/** Whether the chance to remember it has fallen as far as its reader allows. */
export const isFading = ({ due_day }: Memory, day: LearningDay): boolean => due_day !== null && due_day <= day;

/** Whether it is asked on a day, as a step within it or because it is due; a new one is not. */
export const isDue = ({ due_at, due_day }: Memory, { day, end }: DayBounds): boolean =>
  due_day === null ? due_at !== null && Date.parse(due_at) <= end : due_day <= day;

/** Those that a card's memory is to be read by: one of before is reckoned anew with its next review. */
export const weightsFor = (card: Pick<CardRecord, 'fit'>, fit: Fit): Weights =>
  card.fit === fit.version ? fit.weights : null;

const dueOf = ({ due_at, due_day }: Memory, timezone: string): Instant | null =>
  due_day === null ? due_at : instant(beginningOf(due_day, timezone));

const outcome = (card: Memory, grade: CardGrade, { timezone, day, retention, fit, now }: Reckoning) => {
  const next = afterGrade(card, { grade, at: instant(now), day, retention }, fit.weights);
  const days = next.due_day === null ? 0 : daysBetween(day, next.due_day);
  const due = dueOf(next, timezone) ?? instant(now);
  return { due, days, minutes: days === 0 ? Math.round((Date.parse(due) - now) / MINUTE) : 0 };
};

export const presentSchedule = (card: CardRecord, reckoning: Reckoning): CardSchedule => ({
  id: card.id,
  state: card.state,
  due: dueOf(card, reckoning.timezone),
  turn: card.turn,
  reviews: card.reviews,
  lapses: card.lapses,
  leech: isLeech(card),
  suspended: card.suspended,
  remembered: rememberedOn(card, reckoning.day, weightsFor(card, reckoning.fit)),
  outcomes: {
    again: outcome(card, 'again', reckoning),
    hard: outcome(card, 'hard', reckoning),
    good: outcome(card, 'good', reckoning),
    easy: outcome(card, 'easy', reckoning),
  },
});
