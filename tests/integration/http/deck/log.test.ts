import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportStore, table } from '../../../../lambdas/runtime/container.ts';
import { renewDeck } from '../../../../lambdas/store/deck/renew-deck.ts';
import type { PastReview } from '../../../../shared/model/learning/review.ts';
import { DAY, instant } from '../../../../shared/model/time.ts';
import { madeFile } from '../../../unit/domain/deck/file/made-file.ts';
import { samplePart } from '../../../unit/domain/deck/file/sample-part.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { chapter, lesson, quiz, rightAnswers } from '../../lesson.ts';
import { reading, reviewOf } from './reader.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const { answer, due, send, log, today } = reading(() => backend);
const learned = async (who: Identity) => {
  const { sessionId, scene } = await lesson(backend, who, [chapter(1), chapter(2), quiz(3)]);
  await answer(who, scene(3), rightAnswers);
  await renewDeck(table(), { userId: who.userId, session: sessionId }, Date.now());
  return (await due(who)).items;
};
const read = async (who: Identity, file: Uint8Array | string) =>
  backend.call('readReviewLog', who, { body: { base64: Buffer.from(file).toString('base64') } });
const bring = async (who: Identity, reviews: readonly PastReview[]) =>
  (await backend.call('importReviews', who, { body: { reviews: [...reviews] } })).body;
const tableOf = ({ userId }: Identity): Promise<string> => exportStore().log(userId);

describe('the review log', () => {
  it('is in the export of the account by Anki’s columns, and brought back it changes nothing', async () => {
    const ann = person('ann');
    const [first, second] = await learned(ann);
    await send(ann, [reviewOf(first!, 'again'), reviewOf(second!, 'easy')]);
    const csv = await tableOf(ann);
    const [head, ...rows] = csv.trim().split('\r\n');
    expect(head).toBe('id,cid,usn,ease,ivl,lastIvl,factor,time,type,guid');
    expect(rows.map((row) => row.split(',').slice(3)).toSorted()).toEqual(
      [
        ['1', '-60', '0', '701', '6000', '0', first!.id],
        ['4', '8', '0', '100', '6000', '0', second!.id],
      ].toSorted(),
    );
    const { body } = await read(ann, csv);
    expect(body).toMatchObject({ others: 0, reviews: { length: 2 } });
    const before = await log(ann, first!.id);
    expect(await bring(ann, body.reviews)).toEqual({ counted: 0, unknown: 0 });
    expect(await log(ann, first!.id)).toEqual(before);
  });

  it('brought twice counts once, in the log, the figures of the day and the card', async () => {
    const bob = person('bob');
    const [card] = await learned(bob);
    const past = [3, 2, 1].map(
      (days): PastReview => ({
        card: card!.id,
        at: instant(Date.now() - days * DAY),
        grade: 'good',
        took: 4_000,
      }),
    );
    expect(await bring(bob, past)).toEqual({ counted: 3, unknown: 0 });
    const after = await log(bob, card!.id);
    expect(after.map(({ at }) => at)).toEqual(past.map(({ at }) => at));
    expect(await bring(bob, past)).toEqual({ counted: 0, unknown: 0 });
    expect(await log(bob, card!.id)).toEqual(after);
    expect((await today(bob)).behind.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(3);
    expect((await send(bob, [reviewOf({ id: card!.id, turn: 3 }, 'good')])).map(({ outcome }) => outcome)).toEqual([
      'counted',
    ]);
  });

  it('may be longer than a transaction, and come from two tabs at once', async () => {
    const cat = person('cat');
    const [card] = await learned(cat);
    const past = Array.from(
      { length: 100 },
      (_, at): PastReview => ({ card: card!.id, at: instant(Date.now() - (at + 1) * DAY), grade: 'good', took: 1_000 }),
    );
    const sums = await Promise.all([bring(cat, past), bring(cat, past)]);
    // One of them may have given up where the other was quicker; what it had not written, the other has
    expect(sums.length).toBe(2);
    await bring(cat, past);
    expect(await log(cat, card!.id)).toHaveLength(100);
  });

  it('does not find the cards of somebody else', async () => {
    const [dan, eve] = [person('dan'), person('eve')];
    const [card] = await learned(dan);
    const past: PastReview = { card: card!.id, at: instant(Date.now() - DAY), grade: 'good', took: 1_000 };
    expect(await bring(eve, [past])).toEqual({ counted: 0, unknown: 1 });
    expect(await log(dan, card!.id)).toEqual([]);
  });
});

describe('a package of Anki', () => {
  const part = samplePart();
  /** The newest form, in which the collection is compressed once more. */
  const newest = async (bytes: Uint8Array): Promise<Uint8Array> => {
    const old = await JSZip.loadAsync(bytes);
    const zip = new JSZip();
    zip.file('collection.anki2', 'Please update');
    zip.file('collection.anki21b', zstdCompressSync((await old.file('collection.anki21')?.async('uint8array')) ?? ''));
    return zip.generateAsync({ type: 'uint8array' });
  };

  it('is read in both of its forms', async () => {
    const fay = person('fay');
    const { bytes } = await madeFile('anki', [part]);
    for (const file of [bytes, await newest(bytes)]) {
      const { body } = await read(fay, file);
      expect(body.reviews).toHaveLength(part.reviews.length);
    }
  });

  it('is refused where it is something else', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'other-'));
    const file = path.join(folder, 'other');
    writeFileSync(file, '');
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE revlog (id)');
    database.close();
    const zip = async (name: string, content: string | Uint8Array) =>
      new JSZip().file(name, content).generateAsync({ type: 'uint8array' });
    const sqlite = new Uint8Array((await import('node:fs')).readFileSync(file));
    rmSync(folder, { recursive: true });
    for (const wrong of [
      'hello',
      'PK',
      await zip('notes.txt', 'x'),
      await zip('collection.anki21', 'x'),
      await zip('collection.anki21', sqlite),
      await zip('collection.anki21b', 'x'),
      await zip('collection.anki21b', zstdCompressSync(Buffer.alloc(130_000_000))),
    ])
      expect((await read(person('gus'), wrong)).error.code).toBe('not_a_log');
  });
});
