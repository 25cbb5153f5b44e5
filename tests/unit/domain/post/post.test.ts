import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import {
  authorOf,
  cardOf,
  hasPost,
  isAuthorChanged,
  isCardChanged,
  losesPost,
  newPost,
  presentPost,
  withCard,
  withVisibility,
} from '../../../../lambdas/domain/post/post.ts';
import { activityOf, decideCount, isDue } from '../../../../lambdas/domain/post/post-counts.ts';
import { isRankDue } from '../../../../lambdas/domain/post/trending.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { newUser } from '../../../../lambdas/domain/user/user.ts';
import { DAY, instant, MINUTE } from '../../../../shared/model/time.ts';

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

describe('a new post', () => {
  it('shows what its session says, its author and what is counted by now', () => {
    const ann = { ...newUser('ann', 'ann@example.com', 'Ann', instant(now)), is_public: true };
    expect(newPost({ ...shared, category: 'history', genre: 'drama' }, ann, { likes: 2, views: 5 }, now)).toEqual({
      session_id: shared.id,
      author_id: 'ann',
      author_name: 'Ann',
      author_listed: true,
      title: 'Rivers',
      description: null,
      mode: 'custom',
      category: 'history',
      genre: 'drama',
      hidden: false,
      visibility: 'public',
      likes: 2,
      views: 5,
      counted_at: '2025-01-01T12:00:00.000Z',
      day: '2025-01-01',
      day_likes: 2,
      day_views: 5,
      created_at: '2025-01-01T12:00:00.000Z',
      version: 0,
    });
  });

  it('is made of a session that is generated and not private alone', () => {
    expect(() => withVisibility(shared, 'community')).toThrow(expect.objectContaining({ code: 'not_shareable' }));
    expect(withVisibility(shared, 'private').visibility).toBe('private');
    const generated = { ...shared, generated_at: instant(now) };
    expect(withVisibility(generated, 'community')).toEqual({ ...generated, visibility: 'community' });
    expect(() => cardOf({ ...shared, visibility: 'private' })).toThrow('A private session has no post');
    expect(hasPost({ ...shared, visibility: 'community', hidden: true })).toBe(true);
  });
});

describe('the author of a post', () => {
  const named = (name: string | null, is_public = false) =>
    authorOf({ ...newUser('ann', 'ann@example.com', undefined, instant(now)), name, is_public });

  it.each([
    [' Ann ', 'Ann'],
    ['ann@example.com', null],
    ['  ', null],
    [null, null],
  ])('who calls herself %j is shown as %j', (name, shown) => expect(named(name).author_name).toBe(shown));

  it('is linked when her profile is public', () => {
    expect([named('Ann', true).author_listed, named('Ann').author_listed]).toEqual([true, false]);
    expect(authorOf(undefined)).toEqual({ author_name: null, author_listed: false });
  });
});

describe('a change that a post follows', () => {
  it.each(['title', 'description', 'category', 'genre'] as const)('is one of the %s of its session', (field) =>
    expect(isCardChanged({ before: shared, after: { ...shared, [field]: 'other' } })).toBe(true),
  );

  it('is one of the mode, and none of what the post does not show', () => {
    expect(isCardChanged({ before: shared, after: { ...shared, mode: 'anchor' } })).toBe(true);
    expect(isCardChanged({ before: shared, after: { ...shared, scene_end: 9, hidden: true } })).toBe(false);
    expect(isCardChanged({ before: undefined, after: shared })).toBe(false);
    expect(isCardChanged({ before: shared, after: undefined })).toBe(false);
  });

  it('is one of the name or the privacy of its author', () => {
    const ann = newUser('ann', 'ann@example.com', 'Ann', instant(now));
    const follows = (after: typeof ann | undefined) => isAuthorChanged({ before: ann, after });
    expect(follows({ ...ann, name: 'Anna' })).toBe(true);
    expect(follows({ ...ann, is_public: true })).toBe(true);
    expect([follows({ ...ann, bio: 'Reads.' }), follows(undefined)]).toEqual([false, false]);
    expect(isAuthorChanged({ before: undefined, after: ann })).toBe(false);
  });
});

describe('a post as it is shown', () => {
  const listed = { ...post, author_name: 'Ann', author_listed: true };

  it('says what it is about, and whose it is to those who signed in', () => {
    expect(presentPost(listed, { userId: 'ben' }, undefined)).toEqual({
      id: shared.id,
      story_session_id: shared.id,
      title: 'Rivers',
      description: null,
      mode: 'custom',
      category: null,
      genre: shared.genre,
      visibility: 'public',
      is_public: true,
      likes_count: 2,
      views_count: 5,
      created_at: instant(now),
      author: { id: 'ann', name: 'Ann' },
      own: false,
      liked: false,
    });
  });

  it('leads to its author unless the profile is private or nobody is signed in', () => {
    const authorFor = (userId: string | undefined, author_listed: boolean) =>
      presentPost({ ...listed, author_listed }, { userId }, undefined).author;
    expect(authorFor('ben', false)).toEqual({ id: null, name: 'Ann' });
    expect(authorFor(undefined, true)).toEqual({ id: null, name: 'Ann' });
  });

  it('is the own of its author, and public only when everybody may read it', () => {
    const shown = presentPost({ ...post, visibility: 'community' }, { userId: 'ann' }, undefined);
    expect(shown).toMatchObject({ own: true, is_public: false, visibility: 'community' });
  });

  it('counts a like at once for whoever gave it since the last count', () => {
    const likesFor = (liked: number | undefined, likes = 2) => {
      const shown = presentPost(
        { ...post, likes },
        { userId: 'ben' },
        liked === undefined ? undefined : instant(liked),
      );
      return [shown.liked, shown.likes_count];
    };
    expect(likesFor(now + 1)).toEqual([true, 3]);
    expect(likesFor(now)).toEqual([true, 2]);
    expect(likesFor(undefined)).toEqual([false, 2]);
    expect(likesFor(undefined, -1)).toEqual([false, 0]);
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

  it('of a day are those since its beginning, and a new day begins with what was counted before it', () => {
    const { likes, views, day_likes, day_views, ...rest } = post;
    const same = decideCount({ ...post, likes: 3, views: 6 }, { likes: 4, views: 9 }, now + MINUTE, false);
    const later = { ...rest, counted_at: instant(now + MINUTE), likes: 4, views: 9 };
    expect(same).toEqual({ ...later, day_likes, day_views });
    const next = decideCount(post, { likes: 4, views: 9 }, now + DAY, false);
    const [counted_at, day] = [instant(now + DAY), '2025-01-02'];
    expect(next).toEqual({ ...later, counted_at, day, day_likes: likes, day_views: views });
  });

  it('of a day are never fewer than none', () => {
    const activity = { session_id: shared.id, author_id: 'ann', day: '2025-01-01', at: instant(now) };
    expect(activityOf({ ...post, likes: 5, views: 9 })).toEqual({ ...activity, likes: 3, views: 4 });
    expect(activityOf({ ...post, likes: 1, views: 4 })).toEqual({ ...activity, likes: 0, views: 0 });
  });

  it('put the posts in a new order every quarter of an hour', () => {
    expect(isRankDue(undefined, now)).toBe(true);
    const isDueAfter = (minutes: number) => isRankDue(instant(now - minutes * MINUTE), now);
    expect([isDueAfter(14), isDueAfter(15)]).toEqual([false, true]);
  });
});
