import { describe, expect, it } from 'vitest';
import type { PostActivity } from '../../../../lambdas/domain/post/post-counts.ts';
import { rank, trendingDays } from '../../../../lambdas/domain/post/trending.ts';
import { newId } from '../../../../shared/model/id.ts';
import { instant } from '../../../../shared/model/time.ts';

const now = Date.parse('2025-01-03T12:00:00.000Z');
const [rivers, hills, lakes] = [newId('ses'), newId('ses'), newId('ses')];

const on = (day: string, session_id: PostActivity['session_id'], counts: { likes?: number; views?: number }) => ({
  session_id,
  author_id: `author of ${session_id}`,
  day,
  at: instant(now),
  likes: 0,
  views: 0,
  ...counts,
});
const ranked = (...activities: PostActivity[]) => rank(activities, now).map(({ session_id }) => session_id);

describe('trending posts', () => {
  it('are ranked over today and the six days before it', () => {
    expect(trendingDays(now)).toEqual([
      '2025-01-03',
      '2025-01-02',
      '2025-01-01',
      '2024-12-31',
      '2024-12-30',
      '2024-12-29',
      '2024-12-28',
    ]);
  });

  it('are named with their author', () => {
    expect(rank([on('2025-01-03', rivers, { likes: 1 })], now)).toEqual([
      { session_id: rivers, author_id: `author of ${rivers}` },
    ]);
  });

  it('count a like like four views', () => {
    const liked = on('2025-01-03', rivers, { likes: 1 });
    expect(ranked(liked, on('2025-01-03', hills, { views: 5 }))).toEqual([hills, rivers]);
    expect(ranked(on('2025-01-03', hills, { views: 3 }), liked)).toEqual([rivers, hills]);
  });

  it('count half of what is two days old', () => {
    const old = on('2025-01-01', rivers, { views: 10 });
    expect(ranked(old, on('2025-01-03', hills, { views: 6 }))).toEqual([hills, rivers]);
    expect(ranked(on('2025-01-03', hills, { views: 4 }), old)).toEqual([rivers, hills]);
  });

  it('add up all their days', () => {
    const twice = [on('2025-01-03', rivers, { views: 2 }), on('2025-01-02', rivers, { views: 2 })];
    expect(ranked(...twice, on('2025-01-03', hills, { views: 3 }))).toEqual([rivers, hills]);
  });

  it('stand with the newer session first where they are equal', () => {
    const equal = [rivers, hills, lakes].map((session) => on('2025-01-03', session, { views: 1 }));
    expect(ranked(...equal)).toEqual([lakes, hills, rivers]);
    expect(ranked(...equal.toReversed())).toEqual([lakes, hills, rivers]);
  });

  it('are none that nobody liked or viewed in those days', () => {
    expect(ranked(on('2024-12-27', rivers, { likes: 9 }), on('2025-01-03', hills, {}))).toEqual([]);
    expect(ranked(on('2024-12-28', lakes, { views: 1 }))).toEqual([lakes]);
  });

  it('are the first two hundred', () => {
    const many = Array.from({ length: 201 }, (_, views) => on('2025-01-03', newId('ses'), { views: views + 1 }));
    const best = ranked(...many);
    expect([best.length, best[0], best.at(-1)]).toEqual([200, many[200]?.session_id, many[1]?.session_id]);
  });
});
