import type { Item, ItemChange, StoredTable } from '../types.ts';
import { type Operation, spaces } from './storage.ts';

const FIVE_YEARS = 5 * 365 * 86_400;

/** The item's expiry in epoch seconds, if the table has such an attribute and the item a number in it. */
function expiryOf(item: Item | undefined, table: StoredTable): number | undefined {
  const seconds = table.expiryAttribute && item?.[table.expiryAttribute]?.N;
  return seconds ? Math.floor(Number(seconds)) : undefined;
}

/** Whether DynamoDB would remove the item; it keeps items that expired more than five years ago. */
export function isExpired(item: Item | undefined, table: StoredTable, nowSeconds: number): boolean {
  const expiry = expiryOf(item, table);
  return expiry !== undefined && expiry < nowSeconds && expiry > nowSeconds - FIVE_YEARS;
}

const sortable = (seconds: number) => String(Math.max(0, seconds)).padStart(12, '0');

/** Updates the list of items by expiry, so that a sweep reads only expired ones. */
export function expiryChanges({ table, key, before, after }: ItemChange): Operation[] {
  const space = spaces.expiry(table.TableName);
  const old = expiryOf(before, table);
  const now = expiryOf(after, table);
  const operations: Operation[] = [];
  if (old !== undefined && old !== now) operations.push({ type: 'del', key: `${space}${sortable(old)}~${key}` });
  if (now !== undefined) operations.push({ type: 'put', key: `${space}${sortable(now)}~${key}`, value: key });
  return operations;
}

/** The range of that list with expired items. */
export function dueRange(table: StoredTable, nowSeconds: number) {
  const space = spaces.expiry(table.TableName);
  return { gt: `${space}${sortable(nowSeconds - FIVE_YEARS)}~\xff`, lt: `${space}${sortable(nowSeconds)}~` };
}
