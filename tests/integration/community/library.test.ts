import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionId } from '../../../shared/model/id.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../harness.ts';
import { lesson, newStory, rightAnswers } from '../lesson.ts';
import { at, author, share } from './people.ts';

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
const add = (who: Identity | undefined, id: SessionId) => backend.call('addToLibrary', who, at(id));
const remove = (who: Identity, id: SessionId) => backend.call('removeFromLibrary', who, at(id));
const listed = async (who: Identity, query: { tab?: 'ready' | 'in-progress' | 'completed'; search?: string } = {}) =>
  (await backend.call('listSessions', who, { query: { mode: 'custom', ...query } })).body.items;
const titles = (items: readonly { id: SessionId }[]) => items.map(({ id }) => id);

describe('a session of somebody else', () => {
  it('stands among one’s own of its mode once it is added, with its author’s name [SESS-06, SESS-62]', async () => {
    const { who: ann, sessionId } = await shared('ann');
    const bob = person('bob');
    const first = await newStory(backend, bob);
    expect((await add(bob, sessionId)).body).toMatchObject({
      id: sessionId,
      user_id: null,
      learning_status: 'ready',
      added: { author: 'ann Novak', shared: true },
    });
    const second = await newStory(backend, bob);
    expect(titles(await listed(bob))).toEqual([second, sessionId, first]);
    expect((await add(bob, sessionId)).status).toBe(200);
    expect(titles(await listed(bob))).toEqual([second, sessionId, first]);
    expect((await backend.call('getPost', bob, at(sessionId))).body.added).toBe(true);
    expect((await backend.call('countSessions', bob, {})).body.count).toBe(2);
    expect(titles(await listed(ann))).toEqual([sessionId]);
  });

  it('is added by nobody who may not read it, nor by its author', async () => {
    const { who: cal, sessionId } = await author(backend, 'cal');
    expect((await add(person('dan'), sessionId)).error.code).toBe('session_not_found');
    expect((await add(cal, sessionId)).error.code).toBe('own_post');
    expect((await add(visitor, sessionId)).status).toBe(401);
  });

  it('moves through the tabs with its reader’s progress, not with its author’s [SESS-06, PROG-13, DASH-08]', async () => {
    const { who: eva, sessionId, scene } = await shared('eva');
    const flo = person('flo');
    await add(flo, sessionId);
    const done = (order: number) =>
      ({ params: { sceneId: scene(order) }, body: { completion_status: 'completed' } }) as const;
    await backend.call('putProgress', eva, done(1));
    expect((await listed(flo, { tab: 'ready' }))[0]).toMatchObject({ id: sessionId, scene_progress: 0 });
    await backend.call('putProgress', flo, done(1));
    expect(await listed(flo, { tab: 'ready' })).toEqual([]);
    expect((await listed(flo, { tab: 'in-progress' }))[0]).toMatchObject({
      id: sessionId,
      learning_status: 'in-progress',
      scene_progress: 33,
    });
    await backend.call('putProgress', flo, done(2));
    await backend.call('submitAnswers', flo, { params: { sceneId: scene(3) }, body: { answers: rightAnswers } });
    expect((await listed(flo, { tab: 'completed' }))[0]).toMatchObject({ mastery_score: 100, scene_progress: 100 });
    expect(await listed(eva, { tab: 'completed' })).toEqual([]);
    const { body } = await backend.call('getStats', flo, { query: {} });
    expect(body).toMatchObject({ totalSessions: 0, completedStories: 0 });
    expect(body.hoursLearned).toBeGreaterThan(0);
  });

  it('brings along what its reader learned before they added it', async () => {
    const { sessionId, scene } = await shared('gil');
    const hal = person('hal');
    await backend.call('putProgress', hal, { params: { sceneId: scene(1) }, body: { completion_status: 'completed' } });
    expect((await add(hal, sessionId)).body).toMatchObject({ learning_status: 'in-progress', scene_progress: 33 });
  });

  it('follows its author’s changes, and is looked for by its title [SESS-06]', async () => {
    const { who: ida, sessionId } = await shared('ida');
    const jan = person('jan');
    await add(jan, sessionId);
    await backend.call('updateSession', ida, { ...at(sessionId), body: { title: 'Cells, anew' } });
    expect((await listed(jan))[0]?.title).toBe('Cells, anew');
    expect(await listed(jan, { search: 'no such words' })).toEqual([]);
  });

  it('that is taken back keeps its place as a title until it is removed; what was learned stays [SESS-46]', async () => {
    const { who: kim, sessionId, scene } = await shared('kim');
    const lea = person('lea');
    await add(lea, sessionId);
    await backend.call('putProgress', lea, { params: { sceneId: scene(1) }, body: { completion_status: 'completed' } });
    const added = async () => (await listed(lea))[0];
    await share(backend, kim, sessionId, 'private');
    expect(await added()).toMatchObject({ title: 'The Life of Cells', description: null, added: { shared: false } });
    await share(backend, kim, sessionId, 'public');
    expect(await added()).toMatchObject({ added: { shared: true }, description: 'What cells are and what they have.' });
    await backend.call('deleteSession', kim, at(sessionId));
    expect((await added())?.added?.shared).toBe(false);
    expect((await backend.call('getSession', lea, at(sessionId))).status).toBe(404);
    await backend.call('purgeSession', kim, at(sessionId));
    expect((await added())?.added?.shared).toBe(false);
    expect((await remove(lea, sessionId)).body).toEqual({ ok: true });
    expect(await listed(lea)).toEqual([]);
    expect((await remove(lea, sessionId)).status).toBe(404);
  });

  it('is not deleted by who added it, nor told of in anybody’s bin', async () => {
    const { who: max, sessionId } = await shared('max');
    const ned = person('ned');
    await add(ned, sessionId);
    const { body } = await backend.call('deleteSessions', ned, { body: { ids: [sessionId] } });
    expect(body.deleted).toEqual([]);
    expect((await backend.call('getSession', max, at(sessionId))).status).toBe(200);
    expect(titles(await listed(ned))).toEqual([sessionId]);
  });

  it('is passed page by page like one’s own', async () => {
    const ola = person('ola');
    const all: SessionId[] = [];
    for (const name of ['pia', 'rob', 'sue']) {
      const { sessionId } = await shared(name);
      await add(ola, sessionId);
      all.unshift(sessionId);
      all.unshift((await lesson(backend, ola)).sessionId);
    }
    const seen: SessionId[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, cursor };
      const { body } = await backend.call('listSessions', ola, { query });
      seen.push(...titles(body.items));
      cursor = body.cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(all);
  });
});
