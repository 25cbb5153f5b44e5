import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectionStore } from '../../../lambdas/runtime/container.ts';
import { COLLECTION_ITEMS } from '../../../shared/model/collection.ts';
import { type CollectionId, newId, type SessionId } from '../../../shared/model/id.ts';
import type { Visibility } from '../../../shared/model/session/visibility.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../harness.ts';
import { lesson } from '../lesson.ts';
import { author, member, share } from './people.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const make = async (who: Identity, title = 'A shelf') =>
  (await backend.call('createCollection', who, { body: { title } })).body.id;
const to = (collectionId: CollectionId) => ({ params: { collectionId } });
const add = (who: Identity, collectionId: CollectionId, sessionId: SessionId) =>
  backend.call('addToCollection', who, { params: { collectionId, sessionId } });
const open = (who: Identity | undefined, id: CollectionId) => backend.call('getCollection', who, to(id));
const change = (
  who: Identity,
  id: CollectionId,
  body: { visibility?: Visibility; items?: SessionId[]; title?: string },
) => backend.call('updateCollection', who, { ...to(id), body });
const itemsOf = async (who: Identity | undefined, id: CollectionId) =>
  (await open(who, id)).body.items.map(({ session_id }) => session_id);

describe('a collection', () => {
  it('holds sessions in an order of its maker’s [SESS-01]', async () => {
    const ann = await member(backend, 'ann');
    const made = await backend.call('createCollection', ann, { body: { title: ' Biology ', description: 'For May' } });
    expect([made.status, made.body]).toMatchObject([
      201,
      { title: 'Biology', description: 'For May', visibility: 'private', items: [] },
    ]);
    const { id } = made.body;
    const three = [await lesson(backend, ann), await lesson(backend, ann), await lesson(backend, ann)];
    const [a, b, c] = three.map(({ sessionId }) => sessionId) as [SessionId, SessionId, SessionId];
    for (const each of [a, b, c, a]) expect((await add(ann, id, each)).status).toBe(200);
    expect(await itemsOf(ann, id)).toEqual([a, b, c]);
    expect((await change(ann, id, { items: [c, a, b] })).body.items).toEqual([c, a, b]);
    for (const wrong of [
      [c, a],
      [c, a, a],
      [c, a, b, newId('ses')],
    ])
      expect((await change(ann, id, { items: wrong })).error.code).toBe('conflict');
    const { body } = await backend.call('removeFromCollection', ann, { params: { collectionId: id, sessionId: a } });
    expect(body.items).toEqual([c, b]);
    expect((await change(ann, id, { title: 'Botany' })).body.title).toBe('Botany');
    const list = await backend.call('listCollections', ann, { query: {} });
    expect(list.body.items).toMatchObject([{ id, title: 'Botany', items: [c, b] }]);
    expect((await backend.call('deleteCollection', ann, to(id))).body).toEqual({ ok: true });
    expect((await open(ann, id)).error.code).toBe('collection_not_found');
  });

  it('opens by its visibility, and its items by their own authors’ [SESS-01]', async () => {
    const { who: bob, sessionId: open1 } = await author(backend, 'bob');
    const { sessionId: closed } = await lesson(backend, bob);
    const { who: cal, sessionId: lent } = await author(backend, 'cal');
    await share(backend, bob, open1, 'public');
    await share(backend, cal, lent, 'community');
    const id = await make(bob);
    for (const each of [closed, open1, lent]) await add(bob, id, each);
    const dan = person('dan');
    const seenBy = async (who: Identity | undefined) =>
      (await open(who, id)).status === 200 ? itemsOf(who, id) : null;
    expect([await seenBy(bob), await seenBy(dan), await seenBy(visitor)]).toEqual([[closed, open1, lent], null, null]);
    await change(bob, id, { visibility: 'community' });
    expect([await seenBy(dan), await seenBy(visitor)]).toEqual([[open1, lent], null]);
    await change(bob, id, { visibility: 'public' });
    expect([await seenBy(dan), await seenBy(visitor)]).toEqual([[open1, lent], [open1]]);
    expect((await backend.call('getSession', dan, { params: { sessionId: closed } })).status).toBe(404);
    await share(backend, cal, lent, 'private');
    expect(await seenBy(dan)).toEqual([open1]);
    expect((await open(bob, id)).body.items[2]).toMatchObject({
      session_id: lent,
      gone: true,
      title: 'The Life of Cells',
    });
    expect((await open(dan, id)).body).toMatchObject({ own: false, author: 'bob Novak' });
  });

  it('is changed by nobody but its maker, and takes nothing that its maker may not read', async () => {
    const eva = await member(backend, 'eva');
    const { who: flo, sessionId } = await author(backend, 'flo');
    const id = await make(eva);
    await change(eva, id, { visibility: 'public' });
    expect((await add(eva, id, sessionId)).error.code).toBe('session_not_found');
    const attempts = [
      change(flo, id, { title: 'Mine' }),
      add(flo, id, sessionId),
      backend.call('deleteCollection', flo, to(id)),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(404);
    expect(await itemsOf(eva, id)).toEqual([]);
  });

  it('shows each reader their own progress over its items [SESS-01, PROG-13]', async () => {
    const { who: gil, sessionId, scene } = await author(backend, 'gil');
    await share(backend, gil, sessionId, 'public');
    const id = await make(gil);
    await add(gil, id, sessionId);
    await change(gil, id, { visibility: 'public' });
    const hal = person('hal');
    await backend.call('putProgress', hal, { params: { sceneId: scene(1) }, body: { completion_status: 'completed' } });
    expect((await open(hal, id)).body.items).toMatchObject([
      { scenes: 3, progress: 33, learning_status: 'in-progress' },
    ]);
    for (const who of [gil, visitor])
      expect((await open(who, id)).body.items).toMatchObject([{ progress: 0, learning_status: 'ready' }]);
  });

  it('holds no more than 200, each once, also when many are added at once', async () => {
    const ida = await member(backend, 'ida');
    const id = await make(ida);
    await collectionStore().change(id, (stored) => ({
      ...stored!,
      items: Array.from({ length: COLLECTION_ITEMS - 1 }, () => ({ session_id: newId('ses'), title: 'x' })),
    }));
    const { sessionId } = await lesson(backend, ida);
    const { sessionId: other } = await lesson(backend, ida);
    expect((await add(ida, id, sessionId)).body.items).toHaveLength(COLLECTION_ITEMS);
    expect((await add(ida, id, sessionId)).status).toBe(200);
    expect((await add(ida, id, other)).error.code).toBe('collection_full');
  });

  it('is listed newest changed first, page by page, and made once for each request', async () => {
    const jan = await member(backend, 'jan');
    const made: CollectionId[] = [];
    for (const title of ['one', 'two', 'three']) made.unshift(await make(jan, title));
    const key = 'the-same';
    const once = () => backend.call('createCollection', jan, { body: { title: 'four' } }, { key });
    const [first, second] = [await once(), await once()];
    expect(second.body.id).toBe(first.body.id);
    const seen: CollectionId[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await backend.call('listCollections', jan, { query: { limit: 2, cursor } });
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([first.body.id, ...made]);
  });
});
