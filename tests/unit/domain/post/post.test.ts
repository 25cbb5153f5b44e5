import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { losesPost, newPost, withCard } from '../../../../lambdas/domain/post/post.ts';
import { decideCount, isDue } from '../../../../lambdas/domain/post/post-counts.ts';
import { isRankDue } from '../../../../lambdas/domain/post/trending.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { instant, MINUTE } from '../../../../shared/model/time.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const shared: SessionRecord = { ...newSession('ann', { mode: 'custom' }, now), title: 'Rivers', visibility: 'public' };
const post = newPost(shared, undefined, { likes: 2, views: 5 }, now);

describe('a post', () => {
  it('goes when its session becomes private or lies in the bin, and was there before', () => {
    const binned = { ...shared, deleted_at: instant(now) };
    const hidden: SessionRecord = { ...shared, visibility: 'private' };
    expect([binned, hidden].map((after) => losesPost(shared, after))).toEqual([true, true]);
    expect([losesPost(hidden, hidden), losesPost(shared, shared), losesPost(hidden, shared)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is written anew when its session says something else, and only then', () => {
    expect(withCard(post, { ...shared, title: 'Streams' })).toEqual({ ...post, title: 'Streams' });
    expect(withCard(post, shared)).toBeUndefined();
  });
});

describe('likes and views', () => {
  const counted = { ...post, created_at: instant(now - MINUTE) };

  it('are summed up at once for a new post, then every ten seconds, and late ones at any time', () => {
    expect(isDue(post, now, false)).toBe(true);
    expect([isDue(counted, now + 9_999, false), isDue(counted, now + 10_000, false)]).toEqual([false, true]);
    expect(isDue(counted, now, true)).toBe(true);
  });

  it('that come late change nothing where the sums hold', () => {
    expect(decideCount(counted, { likes: 2, views: 5 }, now, true)).toBeUndefined();
    expect(decideCount(counted, { likes: 2, views: 5 }, now, false)).toMatchObject({ likes: 2, views: 5 });
    expect(decideCount(counted, { likes: 3, views: 5 }, now, true)).toMatchObject({ likes: 3, day_likes: 2 });
    expect(decideCount(counted, { likes: 2, views: 6 }, now, true)).toMatchObject({ views: 6, day_views: 5 });
  });

  it('put the posts in a new order every quarter of an hour', () => {
    expect(isRankDue(undefined, now)).toBe(true);
    const isDueAfter = (minutes: number) => isRankDue(instant(now - minutes * MINUTE), now);
    expect([isDueAfter(14), isDueAfter(15)]).toEqual([false, true]);
  });
});
