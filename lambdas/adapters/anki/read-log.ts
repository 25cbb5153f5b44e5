import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { zstdDecompressSync } from 'node:zlib';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import * as z from 'zod/mini';
import { AppError } from '../../../shared/model/app-error.ts';
import type { AnkiLogRow } from '../../domain/deck/log/answers.ts';

/** Of the collection; what is sent has less than four megabytes. */
const UNPACKED = 120_000_000;

/** Newest form first: the others that a package has may only say that Anki is too old. */
const FORMS = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;

const open = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip))),
  );

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });

const collectionOf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const zip = await open(bytes);
  const entries = await entriesOf(zip);
  const form = FORMS.find((name) => entries.some(({ fileName }) => fileName === name));
  const entry = entries.find(({ fileName }) => fileName === form);
  if (!entry || entry.uncompressedSize > UNPACKED) throw new AppError('not_a_log');
  const data = await new Promise<Buffer>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : buffer(stream).then(resolve, reject))),
  );
  return form === 'collection.anki21b' ? zstdDecompressSync(data, { maxOutputLength: UNPACKED }) : data;
};

const RowSchema = z.object({
  guid: z.string(),
  id: z.int(),
  ease: z.int(),
  factor: z.int(),
  time: z.int(),
  type: z.int(),
});

const LOG = `SELECT notes.guid AS guid, revlog.id, revlog.ease, revlog.factor, revlog.time, revlog.type
  FROM revlog JOIN cards ON cards.id = revlog.cid JOIN notes ON notes.id = cards.nid`;

/** The review log of a package or a collection of Anki. Throws `not_a_log` for anything else. */
export const readPackageLog = async (bytes: Uint8Array): Promise<AnkiLogRow[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'log-'));
  try {
    const file = path.join(folder, 'collection');
    await writeFile(file, await collectionOf(bytes));
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return database
        .prepare(LOG)
        .all()
        .map((row) => z.parse(RowSchema, row));
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('not_a_log');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
