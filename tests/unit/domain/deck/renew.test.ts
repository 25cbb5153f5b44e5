import { describe, expect, it } from 'vitest';
import type { CardRecord } from '../../../../lambdas/domain/deck/card.ts';
import { type DeckSources, renewal } from '../../../../lambdas/domain/deck/renew.ts';
import { toBin } from '../../../../lambdas/domain/session/bin.ts';
import { DAY } from '../../../../shared/model/time.ts';
import { chapter, completed, lesson, now, practised, quiz } from './samples.ts';

const answered = completed(2, {
  latest: [
    { id: 'q1', score: 100 },
    { id: 'q2', score: 0 },
    { id: 'q3', score: null },
    { id: 'q4', score: 0 },
  ],
});
const sources: DeckSources = {
  userId: 'ann',
  session: lesson,
  off: false,
  scenes: [chapter, quiz],
  only: undefined,
  entries: [completed(1), answered],
  practice: [practised],
  cards: [],
};
const made = (changes: Partial<DeckSources> = {}) => renewal({ ...sources, ...changes }, now).made;
const later = (cards: readonly CardRecord[], changes: Partial<DeckSources> = {}) =>
  renewal({ ...sources, cards, ...changes }, now + DAY);
const all = made();
const nothing = { made: [], changed: [] };

describe('the cards of a lesson', () => {
  it('are made of the scenes that are completed, with what was missed', () => {
    expect(all.map(({ order, kind, missed }) => [order, kind, missed])).toEqual([
      [1, 'term', false],
      [1, 'term', true],
      [1, 'gap', true],
      [1, 'gap', false],
      [1, 'order', true],
      [1, 'term', false],
      [1, 'term', false],
      [1, 'term', false],
      [2, 'question', false],
      [2, 'question', true],
      [2, 'open', false],
    ]);
    expect(made({ entries: [completed(1, { completion_status: 'in_progress' })] })).toEqual([]);
    expect(new Set(made({ entries: [answered] }).map(({ order }) => order))).toEqual(new Set([2]));
  });

  it('are made once', () => {
    expect(later(all)).toEqual(nothing);
    expect(later(all.slice(2)).made).toHaveLength(2);
  });

  it('are not made of questions that were not answered, or that are called wrong', () => {
    const entries = [completed(2, { latest: answered.latest.slice(0, 2), disputes: { q1: 'It is not' } })];
    expect(made({ entries }).map(({ kind, missed }) => [kind, missed])).toEqual([['question', true]]);
  });

  it('are not made while the session is switched off, in the bin or somebody else’s and private', () => {
    expect(made({ off: true })).toEqual([]);
    expect(made({ session: toBin(lesson, 'ann', now) })).toEqual([]);
    expect(made({ userId: 'bob' })).toEqual([]);
    expect(made({ userId: 'bob', session: { ...lesson, visibility: 'community' } })[0]).toMatchObject({
      user_id: 'bob',
      foreign: true,
    });
  });
});

describe('cards that are there', () => {
  it('rest while the session is switched off, in the bin or not to be read, and are asked again after', () => {
    for (const change of [{ off: true }, { session: toBin(lesson, 'ann', now) }, { userId: 'bob' }]) {
      const { changed } = later(all, change);
      expect(changed).toHaveLength(all.length);
      expect(changed.every(({ resting }) => resting)).toBe(true);
      expect(later(changed, change)).toEqual(nothing);
      expect(later(changed).changed).toEqual(all);
    }
  });

  it('are asked no more when their question is called wrong, until that is taken back', () => {
    const entries = [completed(1), { ...answered, disputes: { q1: 'It is not' } }];
    const { changed } = later(all, { entries });
    expect(changed.map(({ order, disputed }) => [order, disputed])).toEqual([[2, true]]);
    expect(later(changed, { only: 2, scenes: [quiz] }).changed).toEqual([{ ...changed[0], disputed: false }]);
  });

  it('come first once they are missed, as long as they are new', () => {
    const entries = [completed(1), { ...answered, latest: [{ id: 'q1', score: 0 }, ...answered.latest.slice(1)] }];
    expect(later(all, { entries }).changed.map(({ missed }) => missed)).toEqual([true]);
    const reviewed = all.map((card) => ({ ...card, state: 'review' as const }));
    expect(later(reviewed, { entries })).toEqual(nothing);
  });

  it('rest when what they ask has gone from the lesson, and come back with it', () => {
    const { changed } = later(all, { scenes: [quiz] });
    expect(changed.map(({ order, resting }) => [order, resting])).toEqual(Array(8).fill([1, true]));
    expect(later([...changed, ...all.slice(8)]).changed).toHaveLength(8);
  });

  it('are left alone when another scene is looked at', () => {
    expect(later(all, { only: 2, scenes: [quiz] })).toEqual(nothing);
    expect(later(all, { only: 2, scenes: [] }).changed.map(({ order }) => order)).toEqual([2, 2, 2]);
  });
});
