import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postStore, table } from '../../../lambdas/runtime/container.ts';
import { profileKey, trendingKey } from '../../../lambdas/store/keys.ts';
import { countPost } from '../../../lambdas/store/post/counts/count-post.ts';
import { sumCounts } from '../../../lambdas/store/post/counts/sum-counts.ts';
import { findPost } from '../../../lambdas/store/post/find-post.ts';
import { rankPosts, refreshTrending } from '../../../lambdas/store/post/list/rank-posts.ts';
import { isTransient } from '../../../lambdas/store/retry-transient.ts';
import { getRow } from '../../../lambdas/store/table.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { DAY } from '../../../shared/model/time.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../harness.ts';
import { at, author, member, share } from './people.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const shared = async (name: string) => {
  const made = await author(backend, name);
  await share(backend, made.who, made.sessionId, 'community');
  return made;
};
const like = (who: Identity | undefined, id: SessionId) => backend.call('likePost', who, at(id));
const unlike = (who: Identity, id: SessionId) => backend.call('unlikePost', who, at(id));
const view = async (who: Identity, id: SessionId) => (await backend.call('recordView', who, at(id))).body.counted;
const postOf = async (who: Identity, id: SessionId) => (await backend.call('getPost', who, at(id))).body;
/** As the stream's reader does, as long after the last time as it waits. */
const settle = ({ userId: author_id }: Identity, session_id: SessionId, now: number) =>
  countPost(table(), { author_id, session_id }, now);

/** Who is told that it is busy presses again. */
const patiently = async (press: () => Promise<boolean>): Promise<boolean> => {
  for (;;) {
    try {
      return await press();
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
  }
};

describe('a like', () => {
  it('is one for each reader, can be taken back, and is none of one’s own [COMM-08, COMM-17]', async () => {
    const { who: ann, sessionId } = await shared('ann');
    const bob = person('bob');
    expect((await like(bob, sessionId)).body).toEqual({ liked: true });
    expect((await like(bob, sessionId)).body).toEqual({ liked: true });
    expect(await sumCounts(table(), sessionId)).toEqual({ likes: 1, views: 0 });
    expect(await postOf(bob, sessionId)).toMatchObject({ liked: true, likes_count: 1 });
    expect((await postOf(ann, sessionId)).likes_count).toBe(0);
    await settle(ann, sessionId, Date.now() + 10_000);
    expect((await postOf(bob, sessionId)).likes_count).toBe(1);
    expect((await unlike(bob, sessionId)).body).toEqual({ liked: false });
    expect((await unlike(bob, sessionId)).body).toEqual({ liked: false });
    expect(await sumCounts(table(), sessionId)).toEqual({ likes: 0, views: 0 });
    expect((await like(ann, sessionId)).error.code).toBe('own_post');
    expect((await like(visitor, sessionId)).status).toBe(401);
  });

  it('of a thousand people at once is counted a thousand times, and taken back as often [COMM-17]', async () => {
    const { sessionId } = await shared('cal');
    const store = postStore();
    const session = { id: sessionId, user_id: person('cal').userId };
    const crowd = Array.from({ length: 1_000 }, (_, each) => `crowd-${each}`);
    // One in ten presses twice
    const presses = crowd.flatMap((userId, each) => (each % 10 === 0 ? [userId, userId] : [userId]));
    const like = (userId: string) => patiently(() => store.like(session, userId, Date.now()));
    const unlike = (userId: string) => patiently(() => store.unlike(session, userId));
    const liked = await Promise.all(presses.map(like));
    expect(liked.filter(Boolean)).toHaveLength(1_000);
    expect(await sumCounts(table(), sessionId)).toEqual({ likes: 1_000, views: 0 });
    // Half of them change their minds while others press once more
    const back = await Promise.all([...crowd.slice(0, 500).map(unlike), ...crowd.slice(500, 600).map(like)]);
    expect(back.filter(Boolean)).toHaveLength(500);
    expect(await sumCounts(table(), sessionId)).toEqual({ likes: 500, views: 0 });
  });

  it('stays when its post is made private and shared again', async () => {
    const { who: dan, sessionId } = await shared('dan');
    await like(person('eva'), sessionId);
    await share(backend, dan, sessionId, 'private');
    expect((await unlike(person('eva'), sessionId)).status).toBe(404);
    await share(backend, dan, sessionId, 'community');
    expect(await postOf(person('eva'), sessionId)).toMatchObject({ likes_count: 1, liked: true });
  });
});

describe('a view', () => {
  it('is one for each reader and day, and none of the author’s [COMM-10]', async () => {
    const { who: flo, sessionId } = await shared('flo');
    expect(await view(flo, sessionId)).toBe(false);
    expect([await view(person('gil'), sessionId), await view(person('gil'), sessionId)]).toEqual([true, false]);
    expect(await view(person('hal'), sessionId)).toBe(true);
    const session = { id: sessionId, user_id: flo.userId };
    expect(await postStore().view(session, person('gil').userId, Date.now() + DAY)).toBe(true);
    expect(await sumCounts(table(), sessionId)).toEqual({ likes: 0, views: 3 });
  });
});

describe('the sums on a post', () => {
  it('are brought up to date at most once in ten seconds, and caught up on later', async () => {
    const { who: ida, sessionId } = await shared('ida');
    const start = Date.now() + 60_000;
    await like(person('jan'), sessionId);
    await settle(ida, sessionId, start);
    await like(person('kim'), sessionId);
    await settle(ida, sessionId, start + 9_999);
    expect((await postOf(ida, sessionId)).likes_count).toBe(1);
    await refreshTrending(table(), start + 60_000);
    expect((await postOf(ida, sessionId)).likes_count).toBe(2);
  });

  it('are caught up on every minute, in the old order of the Trending tab, and written only where they changed', async () => {
    const { who: leo, sessionId } = await shared('leo');
    // Whatever the day: also when the last second of a day has passed in between
    const start = Date.parse(`${new Date(Date.now() + DAY).toISOString().slice(0, 10)}T23:59:50.000Z`);
    const row = () => findPost(table(), leo.userId, sessionId, { consistent: true });
    await rankPosts(table(), start);
    await like(person('mia'), sessionId);
    await settle(leo, sessionId, start);
    await like(person('nik'), sessionId);
    const order = await getRow(table(), trendingKey);
    await refreshTrending(table(), start + 60_000);
    const caughtUp = await row();
    expect(caughtUp).toMatchObject({ likes: 2, counted_at: new Date(start + 60_000).toISOString() });
    await refreshTrending(table(), start + 120_000);
    expect(await row()).toEqual(caughtUp);
    expect(await getRow(table(), trendingKey)).toEqual(order);
    await refreshTrending(table(), start + 15 * 60_000);
    expect(await getRow(table(), trendingKey)).not.toEqual(order);
  });
});

describe('the tabs', () => {
  const ids = async (sort: 'recent' | 'popular' | 'trending') => {
    const seen: SessionId[] = [];
    let cursor: string | undefined;
    do {
      const query = { sort, limit: 2, cursor };
      const { body } = await backend.call('listPosts', person('zoe'), { query });
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.cursor ?? undefined;
    } while (cursor);
    return seen;
  };

  it('show the newest, the most liked, and what moved in the last seven days, page by page [COMM-01, COMM-02, COMM-03]', async () => {
    const old = await shared('lea');
    const liked = await shared('max');
    const seen = await shared('ned');
    const mine = [old, liked, seen].map(({ sessionId }) => sessionId);
    const now = Date.now() + 120_000;
    for (const name of ['ola', 'pia', 'rob', 'sue']) await like(person(name), liked.sessionId);
    for (const name of ['ola', 'pia']) await like(person(name), old.sessionId);
    await view(person('ola'), seen.sessionId);
    for (const { who, sessionId } of [old, liked, seen]) await settle(who, sessionId, now);
    const among = (all: readonly SessionId[]) => all.filter((id) => mine.includes(id));
    expect(among(await ids('recent'))).toEqual(mine.toReversed());
    expect(among(await ids('popular'))).toEqual([liked.sessionId, old.sessionId, seen.sessionId]);
    await rankPosts(table(), now);
    expect(among(await ids('trending'))).toEqual([liked.sessionId, old.sessionId, seen.sessionId]);
    // Six days on, sixteen views of that day are worth more than four likes of then; two days later those are forgotten
    const later = now + 6 * DAY;
    const place = { id: seen.sessionId, user_id: seen.who.userId };
    for (let reader = 0; reader < 16; reader += 1) await postStore().view(place, `reader-${reader}`, later);
    await settle(seen.who, seen.sessionId, later);
    await rankPosts(table(), later);
    expect(among(await ids('trending'))).toEqual([seen.sessionId, liked.sessionId, old.sessionId]);
    await rankPosts(table(), later + 2 * DAY);
    expect(among(await ids('trending'))).toEqual([seen.sessionId]);
    expect(new Set(await ids('recent')).size).toBe((await ids('recent')).length);
  });

  it('refuse a cursor that was not theirs', async () => {
    for (const sort of ['recent', 'popular', 'trending'] as const)
      for (const place of ['x', '2025-01-01T00:00:00.000Z#a', '000000001#2025-01-01T00:00:00.000Z#u#ses_x']) {
        const cursor = Buffer.from(JSON.stringify([place])).toString('base64url');
        const { error } = await backend.call('listPosts', person('zoe'), { query: { sort, cursor } });
        expect([sort, place, error.code]).toEqual([sort, place, 'bad_cursor']);
      }
  });
});

describe('the author of a post', () => {
  it('is "a learner" without a name, and no part of an address is ever told [COMM-05]', async () => {
    for (const [name, called] of [
      ['tom', null],
      ['uma', 'uma@example.test'],
    ] as const) {
      const { who, sessionId } = await author(backend, name, called);
      await share(backend, who, sessionId, 'community');
      const { body } = await backend.call('listPosts', person('zoe'), { query: {} });
      expect(body.items.find(({ id }) => id === sessionId)?.author).toMatchObject({ name: null });
      expect(JSON.stringify(body)).not.toContain('example');
    }
  });

  it('has their posts listed when their profile is public, to signed-in people alone', async () => {
    const { who: val, sessionId } = await shared('val');
    const list = (as: Identity | undefined) =>
      backend.call('listPersonPosts', as, { params: { userId: val.userId }, query: {} });
    const wes = await member(backend, 'wes');
    expect((await list(wes)).error.code).toBe('person_not_found');
    expect((await list(val)).body.items.map(({ id }) => id)).toEqual([sessionId]);
    await table().client.send(
      new UpdateCommand({
        TableName: backend.tableName,
        Key: profileKey(val.userId),
        UpdateExpression: 'SET is_public = :yes',
        ExpressionAttributeValues: { ':yes': true },
      }),
    );
    expect((await list(wes)).body.items.map(({ id }) => id)).toEqual([sessionId]);
    expect((await list(visitor)).status).toBe(401);
  });
});
