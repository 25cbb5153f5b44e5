import type { CardId, ReviewId, SessionId } from '../../../shared/model/id.ts';
import type { CardGrade, CardState } from '../../../shared/model/learning/card.ts';
import type { LearningDay } from '../../../shared/model/learning/deck.ts';
import type { LoggedReview, Review } from '../../../shared/model/learning/review.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';
import type { CardRecord } from './card.ts';
import { dayOf, daysBetween } from './day.ts';
import { afterGrade, type Fit, type Memory, newMemory, replayed } from './memory.ts';

/** A review as it is kept. There is one for each showing of a card, so that no showing counts twice. */
export interface ReviewRecord {
  readonly id: ReviewId;
  readonly user_id: string;
  readonly session_id: SessionId;
  readonly card: CardId;
  readonly turn: number;
  readonly grade: CardGrade;
  readonly missed: boolean;
  readonly took: number;
  readonly at: Instant;
  readonly day: LearningDay;
  readonly retention: number;
  /** Whether it was the card's first. */
  readonly fresh: boolean;
  /** How the card stood before, and what it came to. */
  readonly state: CardState;
  readonly days: number;
  readonly stability: number;
  readonly difficulty: number;
  /** Taken back. It stays in the log, so that it cannot arrive once more. */
  readonly undone: boolean;
}

/** What a reader has done on a day, or what changes of it. */
export interface ReviewedDay {
  readonly reviews: number;
  readonly missed: number;
  readonly fresh: number;
  readonly took: number;
}

/** What is written together. */
export interface ReviewWrites {
  readonly card: CardRecord;
  readonly review: ReviewRecord;
  readonly day: LearningDay;
  readonly figures: ReviewedDay;
}

/** By which clock a review was made, and for whom it counts. */
export interface ReviewClock {
  readonly now: number;
  /** What the client's clock showed when it sent the review. */
  readonly sent: number;
  readonly timezone: string;
  readonly retention: number;
  readonly fit: Fit;
}

/** The instant by the server's clock: never in the future, and never before the card was made. */
const instantOf = (review: Review, card: CardRecord, { now, sent }: ReviewClock): number =>
  Math.max(Date.parse(card.made_at), Math.min(now, Date.parse(review.at) + now - sent));

const counting = (log: readonly ReviewRecord[], since: number): readonly ReviewRecord[] =>
  log.filter((review) => !review.undone && review.turn >= since);

const figuresOf = ({ grade, fresh, took }: ReviewRecord, times: 1 | -1): ReviewedDay => ({
  reviews: times,
  missed: grade === 'again' ? times : 0,
  fresh: fresh ? times : 0,
  took: times * took,
});

/**
 * Whether the log has to be read: something that was answered later has been counted already, or other parameters are in
 * use since, by which the card's memory is reckoned anew.
 */
export const isLate = (review: Review, card: CardRecord, clock: ReviewClock): boolean =>
  card.last_at !== null &&
  (card.fit !== clock.fit.version || instantOf(review, card, clock) < Date.parse(card.last_at));

const withMemory = (card: CardRecord, memory: Memory, fit: number): CardRecord => ({
  ...card,
  ...memory,
  fit,
  turn: card.turn + 1,
});

/** The card after one more answer to the showing that it stands at; a late one is put where it belongs in the `log`. */
export const countReview = (
  card: CardRecord,
  review: Review,
  log: readonly ReviewRecord[],
  clock: ReviewClock,
): ReviewWrites => {
  const at = instantOf(review, card, clock);
  const { grade } = review;
  const shown = { grade, at: instant(at), day: dayOf(at, clock.timezone), retention: clock.retention };
  const late = isLate(review, card, clock);
  const earlier = counting(log, card.since).filter((one) => Date.parse(one.at) <= at);
  const { version, weights } = clock.fit;
  const before: Memory = late ? replayed(earlier, weights) : card;
  const own = afterGrade(before, shown, weights);
  const next = late ? replayed([...counting(log, card.since), { ...shown, turn: card.turn }], weights) : own;
  const record: ReviewRecord = {
    id: review.id,
    user_id: card.user_id,
    session_id: card.session_id,
    card: card.id,
    turn: card.turn,
    missed: review.missed,
    took: review.took,
    ...shown,
    fresh: card.reviews === 0,
    state: before.state,
    days: own.due_day === null ? 0 : daysBetween(shown.day, own.due_day),
    stability: own.stability,
    difficulty: own.difficulty,
    undone: false,
  };
  return { card: withMemory(card, next, version), review: record, day: record.day, figures: figuresOf(record, 1) };
};

/** The card without its latest review, which stays in the log as one that was taken back. */
export const takeBack = (
  card: CardRecord,
  review: ReviewRecord,
  log: readonly ReviewRecord[],
  fit: Fit,
): ReviewWrites => {
  const rest = counting(log, card.since).filter(({ turn }) => turn !== review.turn);
  return {
    card: withMemory(card, replayed(rest, fit.weights), fit.version),
    review: { ...review, undone: true },
    day: review.day,
    figures: figuresOf(review, -1),
  };
};

/** Begun anew: what was answered before stays in the log and counts no more for the card. */
export const begunAnew = (card: CardRecord): CardRecord => ({
  ...withMemory(card, newMemory, card.fit),
  since: card.turn + 1,
});

export const presentReview = (review: ReviewRecord): LoggedReview => ({
  id: review.id,
  at: review.at,
  grade: review.grade,
  missed: review.missed,
  took: review.took,
  state: review.state,
  days: review.days,
  stability: review.stability,
  difficulty: review.difficulty,
});
