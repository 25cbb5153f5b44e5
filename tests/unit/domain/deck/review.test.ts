import { describe, expect, it } from 'vitest';
import { type CardRecord, isLeech, newCard, presentSchedule } from '../../../../lambdas/domain/deck/card.ts';
import { withChange } from '../../../../lambdas/domain/deck/change-card.ts';
import { usualFit } from '../../../../lambdas/domain/deck/memory.ts';
import { countReview, isLate, type ReviewRecord, takeBack } from '../../../../lambdas/domain/deck/review.ts';
import { cardId, newId } from '../../../../shared/model/id.ts';
import type { CardGrade } from '../../../../shared/model/learning/card.ts';
import { type Review, ReviewSchema } from '../../../../shared/model/learning/review.ts';
import { DAY, HOUR, instant, MINUTE } from '../../../../shared/model/time.ts';
import { lesson, now } from './samples.ts';

const card = newCard({
  id: cardId(lesson.id, '0'.repeat(20)),
  user_id: 'ann',
  session_id: lesson.id,
  order: 1,
  kind: 'term',
  missed: false,
  foreign: false,
  made_at: instant(now),
});
const told = (turn: number, grade: CardGrade, at: number): Review => ({
  id: newId('rev'),
  card: card.id,
  turn,
  grade,
  missed: false,
  at: instant(at),
  took: 5_000,
});
const clock = (at: number) => ({ now: at, sent: at, timezone: 'UTC', retention: 0.9, fit: usualFit });
const reckoning = (at: number) => ({
  now: at,
  timezone: 'UTC',
  retention: 0.9,
  fit: usualFit,
  day: instant(at).slice(0, 10),
});

/** Each review arrives when it is made. */
const live = (answers: readonly (readonly [grade: CardGrade, at: number])[]) => {
  let state: CardRecord = card;
  const log: ReviewRecord[] = [];
  for (const [grade, at] of answers) {
    const writes = countReview(state, told(state.turn, grade, at), log, clock(at));
    state = writes.card;
    log.push(writes.review);
  }
  return { card: state, log };
};
const memory = ({ turn: _, ...rest }: CardRecord) => rest;
const answers = [
  ['good', now],
  ['good', now + 10 * MINUTE],
  ['again', now + 3 * DAY],
  ['good', now + 3 * DAY + 10 * MINUTE],
] as const;

describe('a review', () => {
  it('says how the card stood before, what it came to, and what it adds to its day', () => {
    const { card: before, log } = live(answers.slice(0, 2));
    const { review, figures, day } = countReview(before, told(2, 'again', now + 3 * DAY), log, clock(now + 3 * DAY));
    expect(review).toMatchObject({ turn: 2, state: 'review', days: 0, fresh: false, day: '2026-06-04', undone: false });
    expect([day, figures]).toEqual(['2026-06-04', { reviews: 1, missed: 1, fresh: 0, took: 5_000 }]);
    expect(log[0]).toMatchObject({ turn: 0, state: 'new', fresh: true });
    expect(log[1]).toMatchObject({ turn: 1, state: 'learning', days: 2 });
  });

  it('that comes late is put where it belongs, and gives what it would have given in time', () => {
    const [first, second, third, fourth] = answers;
    const { card: without, log } = live([first, second, fourth]);
    const late = told(3, third[0], third[1]);
    expect(isLate(late, without, clock(now + 9 * DAY))).toBe(true);
    const writes = countReview(without, late, log, clock(third[1] + HOUR));
    const kept = { ...clock(now + 9 * DAY), sent: now + 9 * DAY };
    expect(memory(countReview(without, late, log, kept).card)).toEqual(memory(live(answers).card));
    expect(writes.review.turn).toBe(3);
  });

  it('is dated by how long before it was sent it was made, whatever the client’s clock shows', () => {
    const { card: state } = live([]);
    const wrong = { ...clock(now + DAY), sent: now + DAY - 400 * DAY };
    expect(countReview(state, told(0, 'good', now + DAY - 400 * DAY - HOUR), [], wrong).review.at).toBe(
      instant(now + DAY - HOUR),
    );
  });

  it('is never in the future, nor before the card was made', () => {
    const at = (review: Review) => countReview(card, review, [], clock(now + DAY)).review.at;
    expect(at(told(0, 'good', now + 9 * DAY))).toBe(instant(now + DAY));
    expect(at(told(0, 'good', now - 9 * DAY))).toBe(instant(now));
  });

  it('of what was missed is Again or Hard', () => {
    const missed = (grade: CardGrade) => ReviewSchema.safeParse({ ...told(0, grade, now), missed: true }).success;
    expect([missed('again'), missed('hard'), missed('good'), missed('easy')]).toEqual([true, true, false, false]);
  });
});

describe('a review that is taken back', () => {
  it('leaves the card as it was, at a showing of its own, and its day without it', () => {
    const { card: before, log } = live(answers.slice(0, 2));
    const { card: after, review } = countReview(before, told(2, 'again', now + 3 * DAY), log, clock(now + 3 * DAY));
    const back = takeBack(after, review, [...log, review], usualFit);
    expect(back.card).toEqual({ ...before, turn: 4 });
    expect(back.review).toEqual({ ...review, undone: true });
    expect(back.figures).toEqual({ reviews: -1, missed: -1, fresh: 0, took: -5_000 });
  });

  it('makes a card new that had no other', () => {
    const { card: after, log } = live(answers.slice(0, 1));
    expect(takeBack(after, log[0]!, log, usualFit).card).toEqual({ ...card, turn: 2 });
  });
});

describe('a card', () => {
  it('says when it comes back for each grade, and how likely it is remembered', () => {
    const { card: state } = live(answers.slice(0, 2));
    const shown = presentSchedule(state, { ...reckoning(now + 2 * DAY), timezone: 'Europe/Berlin' });
    expect(shown).toMatchObject({ state: 'review', due: '2026-06-03T02:00:00.000Z', turn: 2, reviews: 2, lapses: 0 });
    expect(shown.outcomes.again).toEqual({ due: instant(now + 2 * DAY + 10 * MINUTE), days: 0, minutes: 10 });
    const { hard, good, easy } = shown.outcomes;
    expect([hard.days <= good.days, good.days < easy.days, good.days > 2]).toEqual([true, true, true]);
    expect(shown.remembered).toBeGreaterThan(0.88);
  });

  it('is a leech once it was forgotten eight times', () => {
    const lapses = Array.from({ length: 8 }, (_, at) => [
      ['again', now + (10 * at + 3) * DAY] as const,
      ['easy', now + (10 * at + 3) * DAY + HOUR] as const,
    ]).flat();
    const of = (count: number) => live([...answers.slice(0, 2), ...lapses.slice(0, 2 * count)]).card;
    expect([isLeech(of(7)), isLeech(of(8))]).toEqual([false, true]);
  });

  it('can be begun anew, and what was answered before does not come back', () => {
    const { card: state, log } = live(answers);
    const anew = withChange(state, 'restart');
    expect(anew).toMatchObject({ state: 'new', reviews: 0, lapses: 0, turn: 5, since: 5 });
    const first = countReview(anew, told(5, 'good', now + 9 * DAY), log, clock(now + 9 * DAY));
    expect(first.card).toMatchObject({ state: 'learning', reviews: 1 });
    const late = told(6, 'good', now + 8 * DAY);
    expect(countReview(first.card, late, [...log, first.review], clock(now + 9 * DAY)).card.reviews).toBe(2);
    expect(withChange(card, 'restart')).toBe(card);
  });

  it('can be asked no more and again, which moves no date', () => {
    const { card: state } = live(answers);
    expect(withChange(withChange(state, 'suspend'), 'resume')).toEqual(state);
    expect(withChange(state, 'resume')).toBe(state);
  });
});
