import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../../../lambdas/domain/deck/day.ts';
import { newDeck } from '../../../../lambdas/domain/deck/ports.ts';
import { freshLeft, todayOf, withoutSessions } from '../../../../lambdas/domain/deck/today.ts';
import { cardId, newId, type SessionId } from '../../../../shared/model/id.ts';
import { defaultDeckSettings } from '../../../../shared/model/learning/deck.ts';
import { instant } from '../../../../shared/model/time.ts';

const day = '2026-06-17';
const [one, other] = [newId('ses'), newId('ses')];
const key = (session: SessionId, on: string | null = day, foreign = false) => ({
  id: cardId(session, '0'.repeat(20)),
  day: on,
  foreign,
});
const keys = {
  due: [key(one), key(other), key(other), key(other, null)],
  fresh: [key(one, null)],
  ahead: [key(one, '2026-06-18'), key(other, '2026-06-20'), key(one, '2026-06-18')],
  more: false,
};
const days = new Map([
  ['2026-06-10', { reviews: 10, missed: 1, fresh: 2, took: 100_000 }],
  [day, { reviews: 5, missed: 2, fresh: 3, took: 125_000 }],
]);
const decks = new Map([[other, { ...newDeck('ann', other), cards: 12 }]]);
const told = todayOf({ day, days, keys, decks });

describe('today', () => {
  it('says what is due and new, what was done, and what a card takes', () => {
    expect(told).toMatchObject({
      day,
      due: 4,
      fresh: 1,
      more: false,
      done: { reviews: 5, missed: 2, fresh: 3, minutes: 2 },
      seconds_a_card: 15,
    });
    expect(todayOf({ day, days: new Map(), keys, decks }).seconds_a_card).toBe(30);
  });

  it('has two weeks behind it, with the days on which nothing was reviewed, and a week ahead', () => {
    expect([told.behind.length, told.behind[0]!.day, told.behind[13]]).toEqual([14, '2026-06-04', { day, reviews: 5 }]);
    expect(told.behind.filter(({ reviews }) => reviews > 0)).toHaveLength(2);
    expect(told.ahead.map(({ due }) => due)).toEqual([2, 0, 1, 0, 0, 0, 0]);
  });

  it('names the sessions of which most is due first, and never more than a hundred', () => {
    expect(told.sessions).toEqual([
      { session_id: other, due: 3, cards: 12 },
      { session_id: one, due: 1, cards: 1 },
    ]);
    const due = Array.from({ length: 300 }, () => key(newId('ses')));
    expect(todayOf({ day, days, keys: { ...keys, due }, decks })).toMatchObject({
      due: 300,
      sessions: { length: 100 },
    });
  });

  it('counts nothing of sessions that cannot be read', () => {
    const left = withoutSessions(keys, new Set([other]));
    expect([left.due.length, left.fresh.length, left.ahead.length]).toEqual([1, 1, 2]);
  });

  it('leaves as many new cards as were not shown yet', () => {
    expect(freshLeft(defaultDeckSettings, days, day)).toBe(7);
    expect(freshLeft({ ...defaultDeckSettings, new_a_day: 2 }, days, day)).toBe(0);
    expect(freshLeft(defaultDeckSettings, days, '2026-06-18')).toBe(10);
  });

  it('ends at four in the morning of the reader’s clock', () => {
    const { day: here, end } = boundsOf(Date.parse('2026-06-17T01:00:00Z'), 'Europe/Berlin');
    expect([here, instant(end)]).toEqual(['2026-06-16', '2026-06-17T02:00:00.000Z']);
  });
});
