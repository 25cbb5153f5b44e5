import { describe, expect, it } from 'vitest';
import { type CardRecord, newCard } from '../../../../../lambdas/domain/deck/card.ts';
import { type AnkiLogRow, answersOf } from '../../../../../lambdas/domain/deck/log/answers.ts';
import { csvLog, readCsvLog } from '../../../../../lambdas/domain/deck/log/csv-log.ts';
import { importReviews, unknownOf } from '../../../../../lambdas/domain/deck/log/import-reviews.ts';
import { usualFit } from '../../../../../lambdas/domain/deck/memory.ts';
import type { ReviewRecord } from '../../../../../lambdas/domain/deck/review.ts';
import { cardId } from '../../../../../shared/model/id.ts';
import type { CardGrade } from '../../../../../shared/model/learning/card.ts';
import type { PastReview } from '../../../../../shared/model/learning/review.ts';
import { DAY, instant, MINUTE } from '../../../../../shared/model/time.ts';
import { chance } from '../../../../fixtures/payments/random.ts';
import { reviewed, timezone } from '../file/sample-part.ts';
import { lesson, now } from '../samples.ts';

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
const clock = { timezone, retention: 0.9, fit: usualFit, now: now + 4_000 * DAY };
const grades: readonly CardGrade[] = ['again', 'hard', 'good', 'easy'];

/** Somebody's answers over some months. */
const history = (seed: number): (readonly [number, CardGrade])[] => {
  const random = chance(seed);
  let minutes = 0;
  return Array.from({ length: 2 + random.below(12) }, () => {
    minutes += random.happens(0.4) ? 1 + random.below(20) : random.below((20 * DAY) / MINUTE);
    return [minutes, grades[random.below(4)] ?? 'good'] as const;
  });
};
const stateOf = ({ turn: _turn, ...memory }: CardRecord) => memory;

/** Takes answers in, in pieces, as a store does. */
const taken = (into: CardRecord, pieces: readonly (readonly PastReview[])[], had: readonly ReviewRecord[] = []) => {
  let current = into;
  const log = [...had];
  let counted = 0;
  for (const piece of pieces) {
    const unknown = unknownOf(log, piece, clock.now);
    const writes = importReviews(current, log, unknown, clock);
    current = writes.card;
    log.push(...writes.reviews);
    counted += unknown.length;
  }
  return { card: current, log, counted };
};
const csvOf = (log: readonly ReviewRecord[]): string => csvLog([card], log);

describe('a log that is taken out and brought back', () => {
  it('gives the same card, in whatever pieces and order, and counts nothing twice', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const lived = reviewed(card, history(seed));
      const { reviews, others } = answersOf(readCsvLog(csvOf(lived.reviews)));
      expect(others).toBe(0);
      const random = chance(seed);
      const mixed = reviews.toSorted(() => random.below(3) - 1);
      const cut = random.below(reviews.length);
      const back = taken(card, [mixed.slice(cut), mixed, mixed.slice(0, cut), reviews]);
      expect(back.counted).toBe(lived.reviews.length);
      expect(stateOf(back.card)).toEqual(stateOf(lived.card));
      expect(taken(lived.card, [reviews], lived.reviews)).toMatchObject({ counted: 0, card: lived.card });
    }
  });

  it('adds answers from elsewhere where they belong', () => {
    const whole = reviewed(card, history(3));
    const here = reviewed(card, history(3).slice(0, 2));
    const { reviews } = answersOf(readCsvLog(csvOf(whole.reviews)));
    const both = taken(here.card, [reviews], here.reviews);
    expect(both.counted).toBe(whole.reviews.length - 2);
    expect(stateOf(both.card)).toEqual(stateOf(whole.card));
    expect(both.log.map(({ turn }) => turn)).toEqual(both.log.map((_, at) => at));
  });
});

describe('an answer from elsewhere', () => {
  const past = (at: number, grade: CardGrade = 'good'): PastReview => ({
    card: card.id,
    at: instant(at),
    grade,
    took: 4_000,
  });

  it('counts for its own day, and as the first of the card where it is', () => {
    const { days, reviews } = importReviews(card, [], [past(now - DAY), past(now, 'again')], clock);
    expect([...days]).toEqual([
      ['2026-05-31', { reviews: 1, missed: 0, fresh: 1, took: 4_000 }],
      ['2026-06-01', { reviews: 1, missed: 1, fresh: 0, took: 4_000 }],
    ]);
    expect(reviews.map(({ turn, state, missed }) => [turn, state, missed])).toEqual([
      [0, 'new', false],
      [1, 'learning', true],
    ]);
  });

  it('is known by its second, also where it was taken back or a program moved it', () => {
    const { reviews } = reviewed(card, [[0, 'good']]);
    const undone = reviews.map((one) => ({ ...one, undone: true }));
    for (const log of [reviews, undone]) expect(unknownOf(log, [past(now + 7)], clock.now)).toEqual([]);
    expect(unknownOf(reviews, [past(now + 2_000), past(now + 2_010)], clock.now)).toEqual([past(now + 2_000)]);
  });

  it('is none while it lies in the future', () => {
    expect(unknownOf([], [past(now + DAY)], now)).toEqual([]);
  });
});

describe('the log of another program', () => {
  const row = (given: Partial<AnkiLogRow>): AnkiLogRow => ({
    guid: card.id,
    id: now,
    ease: 3,
    factor: 2_500,
    time: 5_000,
    type: 1,
    ...given,
  });

  it('is read for our cards; the rows of others are counted', () => {
    const { reviews, others } = answersOf([row({}), row({ guid: 'Mw;x<6pbOC' })]);
    expect([reviews.length, others]).toEqual([1, 1]);
  });

  it('has no answers in dates that were set by hand and in cramming that was not to count', () => {
    expect(
      answersOf([row({ type: 4, ease: 0 }), row({ type: 3, factor: 0 }), row({ type: 5, ease: 0 })]).reviews,
    ).toEqual([]);
    expect(answersOf([row({ type: 3 })]).reviews).toHaveLength(1);
  });

  it('begins where the card was begun anew', () => {
    const anew = row({ id: now + DAY, type: 4, ease: 0, factor: 0 });
    const { reviews } = answersOf([row({ id: now + 2 * DAY }), row({}), anew]);
    expect(reviews.map(({ at }) => at)).toEqual([instant(now + 2 * DAY)]);
  });

  it('is refused where it is no log', () => {
    for (const text of ['', 'a,b\n1,2', 'id,ease,factor,time,type,guid\nx,3,0,0,1,g', 'PK'])
      expect(() => readCsvLog(text), text).toThrow('no table of its review log');
  });
});
