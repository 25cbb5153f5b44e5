import { isDeepStrictEqual } from 'node:util';
import db from 'dynalite/db/index.js';
import { itemBytes } from '../size.ts';
import type { Index, Item, ItemChange, StoredTable } from '../types.ts';
import { type Operation, spaces } from './storage.ts';

export const kilobytes = (item: Item) => Math.max(1, Math.ceil(itemBytes(item) / 1024));

/** The entry of an item in an index; undefined when it lacks a key of the index. */
function entryOf(item: Item | undefined, index: Index, table: StoredTable): { key: string; entry: Item } | undefined {
  if (!item || index.KeySchema.some(({ AttributeName: name }) => item[name] === undefined)) return undefined;
  const { ProjectionType: type, NonKeyAttributes: extra = [] } = index.Projection;
  const keys = [...table.KeySchema, ...index.KeySchema].map((element) => element.AttributeName);
  const names = new Set([...keys, ...extra]);
  const entry = type === 'ALL' ? item : Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
  return { key: db.createIndexKey(item, table, index.KeySchema), entry };
}

/**
 * The writes a change makes to the indexes and their cost in write units: one to appear, one to vanish, both to move,
 * one when something projected changes, none otherwise.
 */
export function indexChanges({ table, before, after }: Pick<ItemChange, 'table' | 'before' | 'after'>) {
  const operations: Operation[] = [];
  const units: Record<string, number> = {};
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    const space = spaces.index(table.TableName, index.IndexName);
    const old = entryOf(before, index, table);
    const now = entryOf(after, index, table);
    const moved = old?.key !== now?.key;
    let cost = 0;
    if (old && moved) {
      operations.push({ type: 'del', key: space + old.key });
      cost += kilobytes(old.entry);
    }
    if (now && (moved || !isDeepStrictEqual(old?.entry, now.entry))) {
      operations.push({ type: 'put', key: space + now.key, value: now.entry });
      cost += moved ? kilobytes(now.entry) : Math.max(kilobytes(old!.entry), kilobytes(now.entry));
    }
    if (cost > 0) units[index.IndexName] = cost;
  }
  return { operations, units };
}
