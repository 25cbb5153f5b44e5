import { EXPORT_HOURS } from '../../../shared/model/account/export.ts';
import type { ExportId } from '../../../shared/model/id.ts';
import { HOUR, instant } from '../../../shared/model/time.ts';
import { continueIn, done, type JobResult } from '../job/job.ts';
import { accountFiles, sessionFiles, sessionFolder } from './account-files.ts';
import { archiveKey, entriesKey, partKey, partsPrefix } from './keys.ts';
import type { ExportFiles, ExportRecord, ExportStore } from './ports.ts';
import { directory, type PlainFile, pack, type ZipEntry } from './zip.ts';

export interface Exporter {
  readonly store: ExportStore;
  readonly files: ExportFiles;
  readonly now: () => number;
  /** Whether there is time for more before this run has to end. */
  readonly hasTime: () => boolean;
}

interface ExportRef {
  readonly userId: string;
  readonly exportId: ExportId;
}

/** The export is no longer needed: the account is being deleted, or the export has expired. */
class ExportAbandoned extends Error {}

const ZIP = 'application/zip';

/** Adds one part. Writing the same part twice has the same effect. */
const addPart = async (
  { files }: Exporter,
  record: ExportRecord,
  plain: readonly PlainFile[],
): Promise<ExportRecord> => {
  const { bytes, entries } = pack(plain);
  await files.write(partKey(record, record.parts), bytes, ZIP);
  await files.write(entriesKey(record, record.parts), JSON.stringify(entries), 'application/json');
  return { ...record, parts: record.parts + 1 };
};

const save = async ({ store }: Exporter, record: ExportRecord): Promise<ExportRecord> => {
  if (!(await store.save(record))) throw new ExportAbandoned();
  return record;
};

const addAccount = async (exporter: Exporter, record: ExportRecord): Promise<ExportRecord> => {
  const { store } = exporter;
  const [rows, log] = [await store.account(record.user_id), await store.log(record.user_id)];
  return save(exporter, await addPart(exporter, record, accountFiles(rows, log)));
};

/** The session's data, then each of its files as a part of its own, so that only one file is in memory at a time. */
const addSession = async (
  exporter: Exporter,
  begun: ExportRecord,
  id: string,
  cursor: string,
): Promise<ExportRecord> => {
  const dump = await exporter.store.session(id);
  if (!dump) return save(exporter, { ...begun, cursor });
  let record = await addPart(exporter, begun, sessionFiles(dump));
  for (const { name, key } of dump.objects) {
    const data = await exporter.files.read(key);
    if (data) record = await addPart(exporter, record, [{ name: `${sessionFolder(dump.session)}/${name}`, data }]);
  }
  return save(exporter, { ...record, cursor, sessions: record.sessions + 1 });
};

const entriesOf = async ({ files }: Exporter, record: ExportRecord, part: number): Promise<readonly ZipEntry[]> => {
  const bytes = await files.read(entriesKey(record, part));
  if (!bytes) throw new ExportAbandoned();
  return JSON.parse(Buffer.from(bytes).toString()) as readonly ZipEntry[];
};

/** Length of a part in bytes, from where its last file ends. */
const lengthOf = (entries: readonly ZipEntry[]): number => {
  const last = entries.at(-1);
  return last ? last.offset + 30 + Buffer.byteLength(last.name) + last.packed : 0;
};

async function* piecesOf({ files }: Exporter, record: ExportRecord, end: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < record.parts; part += 1) {
    const bytes = await files.read(partKey(record, part));
    if (!bytes) throw new ExportAbandoned();
    yield bytes;
  }
  yield end;
}

/** Joins the parts into the archive, reading one part at a time. */
const join = async (exporter: Exporter, record: ExportRecord): Promise<number> => {
  const all: ZipEntry[] = [];
  let length = 0;
  for (let part = 0; part < record.parts; part += 1) {
    const entries = await entriesOf(exporter, record, part);
    all.push(...entries.map((entry) => ({ ...entry, offset: entry.offset + length })));
    length += lengthOf(entries);
  }
  const end = directory(all, length);
  const bytes = length + end.length;
  await exporter.files.stream(archiveKey(record), piecesOf(exporter, record, end), bytes, ZIP);
  return bytes;
};

const finish = async (exporter: Exporter, record: ExportRecord): Promise<void> => {
  const bytes = await join(exporter, record);
  const expires_at = instant(exporter.now() + EXPORT_HOURS * HOUR);
  await save(exporter, { ...record, status: 'ready', bytes, expires_at });
  await exporter.files.erase(partsPrefix(record));
};

/** Adds the remaining sessions. Undefined when time ran out, the complete record otherwise. */
const addSessions = async (exporter: Exporter, begun: ExportRecord): Promise<ExportRecord | undefined> => {
  let record = begun.parts === 0 ? await addAccount(exporter, begun) : begun;
  for (;;) {
    const page = await exporter.store.sessions(record.user_id, record.cursor);
    for (const { id, cursor } of page) {
      if (!exporter.hasTime()) return undefined;
      record = await addSession(exporter, record, id, cursor);
    }
    if (page.length === 0) return record;
  }
};

/** Makes an export part by part. Progress is saved after each session, so that the job can stop anywhere and continue. */
export const makeExport = async (exporter: Exporter, { userId, exportId }: ExportRef): Promise<JobResult> => {
  const begun = await exporter.store.find(userId, exportId, exporter.now());
  if (begun?.status !== 'making') return done;
  try {
    const record = await addSessions(exporter, begun);
    if (!record) return continueIn(0);
    await finish(exporter, record);
  } catch (error) {
    if (!(error instanceof ExportAbandoned)) throw error;
    await exporter.files.erase(partsPrefix(begun));
    await exporter.files.erase(archiveKey(begun));
  }
  return done;
};

/** Marks the export as failed after the last attempt; its owner may start another. */
export const giveUpExport = async (exporter: Exporter, { userId, exportId }: ExportRef): Promise<void> => {
  const record = await exporter.store.find(userId, exportId, exporter.now());
  if (record?.status !== 'making') return;
  await exporter.store.save({ ...record, status: 'failed' });
  await exporter.files.erase(partsPrefix(record));
};
