import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveKey } from '../../../../lambdas/domain/export/keys.ts';
import { handler } from '../../../../lambdas/job/export-account.ts';
import { exportStore, sessionStore, table } from '../../../../lambdas/runtime/container.ts';
import { files } from '../../../../lambdas/runtime/services/files.ts';
import { renewDeck } from '../../../../lambdas/store/deck/renew-deck.ts';
import type { DeckExport, DeckFormat } from '../../../../shared/model/account/export.ts';
import { newId, type SessionId } from '../../../../shared/model/id.ts';
import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { openPackage } from '../../../unit/domain/deck/file/open-package.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { chapter, lesson, quiz, rightAnswers } from '../../lesson.ts';
import { reading, reviewOf } from './reader.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const { answer, due, send } = reading(() => backend);
const show = (id: SessionId, visibility: Visibility) =>
  sessionStore().change(id, (session) => session && { ...session, visibility });

/** A lesson whose quiz is done: two questions and, where it is told, its term. */
const learned = async (who: Identity, author = who) => {
  const { sessionId, scene } = await lesson(backend, author, [chapter(1), chapter(2), quiz(3)]);
  if (author !== who) await show(sessionId, 'community');
  await answer(who, scene(3), rightAnswers);
  await renewDeck(table(), { userId: who.userId, session: sessionId }, Date.now());
  return sessionId;
};

const ask = (who: Identity, format: DeckFormat, session: SessionId | null = null) =>
  backend.call('createDeckExport', who, { body: { format, session } });
const newest = async (who: Identity) => (await backend.call('getDeckExport', who, {})).body.export;
const work = (who: Identity, exportId: DeckExport['id'], error?: string) =>
  handler({ errand: 'export', userId: who.userId, exportId, ...(error === undefined ? {} : { error }) }, {
    getRemainingTimeInMillis: () => 900_000,
  } as Context);
const fileOf = async (who: Identity, id: DeckExport['id']) => {
  const record = await exportStore().find(who.userId, id, Date.now());
  return (record && (await files().read(archiveKey(record)))) ?? new Uint8Array();
};
/** Asks, has the job do it, and reads what came of it. */
const taken = async (who: Identity, format: DeckFormat, session: SessionId | null = null) => {
  const { body } = await ask(who, format, session);
  await work(who, body.id);
  return { id: body.id, made: await newest(who), bytes: await fileOf(who, body.id) };
};
const rowsOf = (bytes: Uint8Array): number => Buffer.from(bytes).toString().match(/^crd_/gm)?.length ?? 0;

describe('the deck as a file', () => {
  it('has every card with its log, and its owner alone may fetch it', async () => {
    const [ann, bob] = [person('ann'), person('bob')];
    await learned(ann);
    const { items } = await due(ann);
    await send(ann, [reviewOf(items[0]!, 'easy')]);
    const { id, made, bytes } = await taken(ann, 'anki');
    expect(made).toMatchObject({ id, status: 'ready', format: 'anki', session_id: null, sessions: 1, cards: 3 });
    const { rows, close } = await openPackage(bytes);
    expect(rows('select count(*) as notes from notes')).toEqual([{ notes: 3 }]);
    expect(rows('select guid, ease from revlog join cards on cid = cards.id join notes on nid = notes.id')).toEqual([
      { guid: items[0]!.id, ease: 4 },
    ]);
    close();
    const { body } = await backend.call('openExport', ann, { params: { exportId: id } });
    expect(decodeURIComponent(body.url)).toMatch(/fabula-deck-[\d-]+\.apkg/);
    expect((await backend.call('openExport', bob, { params: { exportId: id } })).error.code).toBe('export_absent');
    expect(await newest(bob)).toBeNull();
  });

  it('is of one session where only that is wanted', async () => {
    const cat = person('cat');
    const [one] = [await learned(cat), await learned(cat)];
    expect(rowsOf((await taken(cat, 'csv')).bytes)).toBe(6);
    const { made, bytes } = await taken(cat, 'csv', one);
    expect([rowsOf(bytes), made?.session_id]).toEqual([3, one]);
  });

  it('has nothing of the bin, and of others only what can be read', async () => {
    const [dan, eve] = [person('dan'), person('eve')];
    const [own, theirs] = [await learned(dan), await learned(dan, eve)];
    expect(rowsOf((await taken(dan, 'csv')).bytes)).toBe(6);
    await show(theirs, 'private');
    expect(rowsOf((await taken(dan, 'csv')).bytes)).toBe(3);
    expect((await ask(dan, 'csv', theirs)).error.code).toBe('session_not_found');
    await backend.call('deleteSession', dan, { params: { sessionId: own } });
    expect((await taken(dan, 'csv')).made).toMatchObject({ status: 'ready', cards: 0 });
  });

  it('is refused where there is nothing to take', async () => {
    const fay = person('fay');
    expect((await ask(fay, 'anki')).error.code).toBe('nothing_to_export');
    expect((await ask(fay, 'anki', newId('ses'))).error.code).toBe('session_not_found');
  });

  it('is made once while it is being made, and is no export of the account', async () => {
    const gus = person('gus');
    await learned(gus);
    const first = (await ask(gus, 'csv')).body;
    expect((await ask(gus, 'csv')).body.id).toBe(first.id);
    expect((await ask(gus, 'anki')).body.id).not.toBe(first.id);
    expect((await backend.call('getExport', gus, {})).body.export).toBeNull();
    const { body: all } = await backend.call('createExport', gus, {});
    expect((await newest(gus))?.format).toBe('anki');
    expect((await backend.call('getExport', gus, {})).body.export?.id).toBe(all.id);
  });

  it('is the same when its job runs twice, and says so when it failed', async () => {
    const hal = person('hal');
    await learned(hal);
    const { id, bytes } = await taken(hal, 'csv');
    await work(hal, id);
    expect(await fileOf(hal, id)).toEqual(bytes);
    const { body: next } = await ask(hal, 'csv');
    await work(hal, next.id, 'Lambda.TooManyRequestsException');
    expect(await newest(hal)).toMatchObject({ id: next.id, status: 'failed' });
  });
});
