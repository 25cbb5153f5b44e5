import { type Commit, committer } from './commit.ts';
import { storageKey } from './engine.ts';
import { IndexLag } from './lag.ts';
import { ItemLocks } from './locks.ts';
import { Outbox } from './outbox.ts';
import { type Level, openStorage, spaces } from './storage.ts';
import { Tables } from './tables.ts';
import type { Item, Table } from './types.ts';

/** What the operations work with. */
export interface Database {
  level: Level;
  tables: Tables;
  locks: ItemLocks;
  outbox: Outbox;
  commit: Commit;
  now: () => number;
  close(): Promise<void>;
}

export async function openDatabase(
  dataDir: string | undefined,
  indexDelayMs: [min: number, max: number] | undefined,
  now: () => number,
): Promise<Database> {
  const level = await openStorage(dataDir);
  await IndexLag.catchUp(level);
  const [tables, outbox] = await Promise.all([Tables.open(level), Outbox.open(level)]);
  const lag = indexDelayMs && new IndexLag(level, indexDelayMs);
  const close = async () => {
    await lag?.close();
    await level.close();
  };
  return { level, tables, locks: new ItemLocks(), outbox, commit: committer(level, outbox, lag, now), now, close };
}

/** Where an item lies: `key` within its table, `id` in the whole storage. */
export function place(table: Table, key: Item) {
  const stored = storageKey(key, table);
  return { key: stored, id: spaces.item(table.TableName) + stored };
}

/** Reads items from one snapshot. */
export async function readItems(level: Level, ids: string[]): Promise<(Item | undefined)[]> {
  return (await level.getMany(ids)) as (Item | undefined)[];
}
