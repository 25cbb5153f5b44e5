import { refusal } from '../errors.ts';
import { EXPIRY } from '../operations/record.ts';
import type { Item, StoredTable } from '../types.ts';
import type { Database } from './database.ts';
import { dueRange, isExpired } from './expiry.ts';
import { spaces } from './storage.ts';

/** Removes what has expired, as the service does it; answers how many items went. */
export async function sweep(database: Database): Promise<number> {
  const nowSeconds = Math.floor(database.now() / 1000);
  let removed = 0;
  for (const table of database.tables.all().filter(({ expiryAttribute }) => expiryAttribute)) {
    const due: [string, string][] = [];
    for await (const entry of database.level.iterator(dueRange(table, nowSeconds))) due.push(entry as [string, string]);
    for (const [entry, key] of due) {
      const result = await remove(database, table, key, nowSeconds);
      if (result === 'removed') removed++;
      // An entry can outlive its item's expiry while the attribute is being switched on.
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
    // In a transaction: the next sweep comes back to it.
    if (refusal(error)?.name === 'TransactionConflictException') return 'busy';
    throw error;
  }
}
