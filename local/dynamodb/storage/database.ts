import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Tables } from '../operations/tables.ts';
import type { Item, StoredTable } from '../types.ts';
import { type Commit, committer } from './commit.ts';
import { storageKey } from './engine.ts';
import { IndexLag } from './lag.ts';
import { ItemLocks } from './locks.ts';
import { Outbox } from './outbox.ts';
import { type Level, openStorage, spaces } from './storage.ts';

/** Dependencies of the operations. */
export interface Database {
  level: Level;
  tables: Tables;
  locks: ItemLocks;
  outbox: Outbox;
  commit: Commit;
  now: () => number;
  /** Waits as long as a transaction locks its items. */
  hold(): Promise<unknown>;
  close(): Promise<void>;
}

export interface Timing {
  /** Lets the indexes lag behind their table by a random time in this range. */
  indexDelayMs?: [min: number, max: number] | undefined;
  /** How long a transaction locks its items; one turn of the event loop by default. */
  transactionMs?: number | undefined;
  /** Milliseconds since the epoch; used for expiry. */
  now?: (() => number) | undefined;
}

export async function openDatabase(dataDir: string | undefined, pace: Timing): Promise<Database> {
  const { indexDelayMs, transactionMs, now = () => Date.now() } = pace;
  const level = await openStorage(dataDir);
  await IndexLag.catchUp(level);
  const [tables, outbox] = await Promise.all([Tables.open(level), Outbox.open(level)]);
  const lag = indexDelayMs && new IndexLag(level, indexDelayMs);
  const close = async () => {
    await lag?.close();
    await level.close();
  };
  const hold = () => (transactionMs ? sleep(transactionMs) : nextTurn());
  const commit = committer(level, outbox, lag, now);
  return { level, tables, locks: new ItemLocks(), outbox, commit, now, hold, close };
}

/** The storage keys of an item: `key` within its table, `id` in the whole storage. */
export function locate(table: StoredTable, key: Item) {
  const stored = storageKey(key, table);
  return { key: stored, id: spaces.item(table.TableName) + stored };
}

/** Reads items from one snapshot. */
export async function readItems(level: Level, ids: string[]): Promise<(Item | undefined)[]> {
  return (await level.getMany(ids)) as (Item | undefined)[];
}
