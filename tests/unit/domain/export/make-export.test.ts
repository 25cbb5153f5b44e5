import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginExport } from '../../../../lambdas/domain/export/begin-export.ts';
import { archiveKey } from '../../../../lambdas/domain/export/keys.ts';
import { giveUpExport, makeExport } from '../../../../lambdas/domain/export/make-export.ts';
import type { ExportRecord, ExportStore } from '../../../../lambdas/domain/export/ports.ts';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { newId } from '../../../../shared/model/id.ts';
import { readZip } from '../../../integration/leaving/read-zip.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const ids = Array.from({ length: 5 }, () => newId('ses'));

/** Table and bucket in memory; `calls` counts what was asked of them. */
const world = () => {
  const rows = new Map<string, ExportRecord>();
  const objects = new Map<string, Uint8Array>([['materials/one', Buffer.from('Notes.')]]);
  let calls = 0;
  let dies = Number.POSITIVE_INFINITY;
  const counted = async <T>(answer: () => T): Promise<T> => {
    calls += 1;
    const given = answer();
    if (calls === dies) throw new Error('killed');
    return given;
  };
  const store: ExportStore = {
    create: (record) => counted(() => void rows.set(record.id, record)),
    find: (_, id) => counted(() => rows.get(id)),
    newest: () => counted(() => [...rows.values()].at(-1)),
    save: (record) => counted(() => rows.has(record.id) && !!rows.set(record.id, record)),
    account: () => counted(() => ({ PROFILE: [{ name: 'Ann' }] })),
    log: () => counted(() => 'id,cid\r\n'),
    sessions: (_, cursor) =>
      counted(() => {
        const first = ids.findIndex((id) => cursor === `after ${id}`) + 1;
        return ids.slice(first, first + 2).map((id) => ({ id, cursor: `after ${id}` }));
      }),
    session: (id) =>
      counted(() => ({
        session: { ...newSession('ann', { mode: 'custom', title: 'Tides' }, now), id: ids.find((one) => one === id)! },
        scenes: [],
        rows: { SESSION: [{ id }] },
        objects: id === ids[0] ? [{ name: 'materials/notes.txt', key: 'materials/one' }] : [],
      })),
  };
  const files = {
    write: (key: string, data: string | Uint8Array) => counted(() => void objects.set(key, Buffer.from(data))),
    read: (key: string) => counted(() => objects.get(key)),
    stream: async (key: string, pieces: AsyncIterable<Uint8Array>, bytes: number) => {
      const all = Buffer.from(await buffer(pieces));
      expect(all.length).toBe(bytes);
      return counted(() => void objects.set(key, all));
    },
    erase: (prefix: string) =>
      counted(() => {
        for (const key of objects.keys()) if (key.startsWith(prefix)) objects.delete(key);
      }),
  };
  return {
    rows,
    objects,
    exporter: { store, files, now: () => now, hasTime: () => true },
    dieAt: (call: number) => {
      [calls, dies] = [0, call];
    },
  };
};

let here: ReturnType<typeof world>;
let record: ExportRecord;
beforeEach(async () => {
  here = world();
  record = await beginExport(here.exporter.store, 'ann', now);
});
const wanted = () => ({ userId: 'ann', exportId: record.id });
const filesOf = async () =>
  [...(await readZip(here.objects.get(archiveKey(record)) ?? new Uint8Array())).keys()].sort();

describe('an export', () => {
  it('holds the account, each session and each file, and leaves no parts behind [SET-30]', async () => {
    expect(await makeExport(here.exporter, wanted())).toEqual({ done: true, seconds: 0 });
    const files = await filesOf();
    expect(files.slice(0, 3)).toEqual(['README.md', 'account.json', 'account.md']);
    expect(files.filter((name) => name.endsWith('session.json'))).toHaveLength(5);
    expect(files.filter((name) => name.endsWith('materials/notes.txt'))).toHaveLength(1);
    expect([...here.objects.keys()].filter((key) => key.startsWith('exports/'))).toEqual([archiveKey(record)]);
    const ready = here.rows.get(record.id);
    expect(ready).toMatchObject({ status: 'ready', sessions: 5, expires_at: '2026-03-02T12:00:00.000Z' });
    expect(ready?.bytes).toBe(here.objects.get(archiveKey(record))?.length);
  });

  it('is the same however often it was killed on the way [SET-30]', async () => {
    await makeExport(here.exporter, wanted());
    const whole = await filesOf();
    for (let call = 1; ; call += 1) {
      here = world();
      record = await beginExport(here.exporter.store, 'ann', now);
      here.dieAt(call);
      const killed = await makeExport(here.exporter, wanted()).then(
        () => false,
        () => true,
      );
      here.dieAt(Number.POSITIVE_INFINITY);
      await makeExport(here.exporter, wanted());
      expect(await filesOf(), `killed at call ${call}`).toEqual(whole);
      expect(here.rows.get(record.id)).toMatchObject({ status: 'ready', sessions: 5 });
      if (!killed) return;
    }
  });

  it('goes on where it ran out of time, and says so', async () => {
    let left = 2;
    const short = { ...here.exporter, hasTime: () => left-- > 0 };
    expect(await makeExport(short, wanted())).toEqual({ done: false, seconds: 0 });
    expect(here.rows.get(record.id)).toMatchObject({ status: 'making', sessions: 2 });
    await makeExport(here.exporter, wanted());
    expect(here.rows.get(record.id)).toMatchObject({ status: 'ready', sessions: 5 });
  });

  it('ends without a trace when the account goes meanwhile [SET-15]', async () => {
    let left = 2;
    await makeExport({ ...here.exporter, hasTime: () => left-- > 0 }, wanted());
    const { find } = here.exporter.store;
    const gone = {
      ...here.exporter.store,
      find: async (...asked: Parameters<typeof find>) => {
        const found = await find(...asked);
        here.rows.clear();
        return found;
      },
    };
    expect(await makeExport({ ...here.exporter, store: gone }, wanted())).toMatchObject({ done: true });
    expect([...here.objects.keys()]).toEqual(['materials/one']);
  });

  it('is one at a time, and a new one can be asked for after the last has failed', async () => {
    const { store } = here.exporter;
    expect((await beginExport(store, 'ann', now)).id).toBe(record.id);
    await giveUpExport(here.exporter, wanted());
    expect(here.rows.get(record.id)?.status).toBe('failed');
    expect((await beginExport(store, 'ann', now)).id).not.toBe(record.id);
  });
});
