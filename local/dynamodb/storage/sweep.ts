import { refusal } from '../errors.ts';
import { EXPIRY } from '../operations/record.ts';
import type { Item, StoredTable } from '../types.ts';
import type { Database } from './database.ts';
import { dueRange, isExpired } from './expiry.ts';
import { spaces } from './storage.ts';

/** Removes expired items like DynamoDB's TTL; returns their number. */
export async function sweep(database: Database): Promise<number> {
  const nowSeconds = Math.floor(database.now() / 1000);
  let removed = 0;
  for (const table of database.tables.all().filter(({ expiryAttribute }) => expiryAttribute)) {
    const due: [string, string][] = [];
    for await (const entry of database.level.iterator(dueRange(table, nowSeconds))) due.push(entry as [string, string]);
    for (const [entry, key] of due) {
      const result = await remove(database, table, key, nowSeconds);
      if (result === 'removed') removed++;
      // An entry may be outdated if the item changed while TTL was being enabled.
      if (result === 'not due') await database.level.batch([{ type: 'del', key: entry }]);
    }
  }
  return removed;
}

async function remove(database: Database, table: StoredTable, key: string, nowSeconds: number) {
  const id = spaces.item(table.TableName) + key;
  try {
    return await database.locks.write(id, async () => {
      const before = (await database.level.get(id)) as Item | undefined;
      if (!isExpired(before, table, nowSeconds)) return 'not due';
      await database.commit([{ table, key, before, after: undefined }], EXPIRY);
      return 'removed';
    });
  } catch (error) {
    // Locked by a transaction: the next sweep removes it.
    if (refusal(error)?.name === 'TransactionConflictException') return 'busy';
    throw error;
  }
}
