import updateItem from 'dynalite/actions/updateItem.js';
import db from 'dynalite/db/index.js';
import { invalid } from '../errors.ts';
import { itemBytes } from '../size.ts';
import type { Item, ItemRequest, StoredTable } from '../types.ts';

const MAX_ITEM_BYTES = 400 * 1024;

// dynalite counts UTF-16 units where DynamoDB counts bytes.
db.itemSize = itemBytes;
export const limits = { options: { maxItemSize: MAX_ITEM_BYTES } };

export function keyOf(item: Item, table: StoredTable): Item {
  return Object.fromEntries(table.KeySchema.map(({ AttributeName: name }) => [name, item[name]!]));
}

/** The storage key of an item; throws DynamoDB's error for a key that does not fit the table. */
export function storageKey(key: Item, table: StoredTable): string {
  const wrong = db.validateKey(key, table);
  if (wrong) throw wrong;
  return db.createKey(key, table);
}

/** Runs an UpdateItem on one item in memory, by giving dynalite a store that contains only this item. */
export async function update(request: ItemRequest, table: StoredTable, before: Item | undefined) {
  let after: Item | undefined;
  const ignore = {
    put: (_key: string, _item: Item, done: () => void) => done(),
    del: (_: string, done: () => void) => done(),
  };
  const items = {
    lock: (_key: string, run: (release: <T>(done: T) => T) => void) => run((done) => done),
    get: (_key: string, done: (error: null, item?: Item) => void) => done(null, before),
    put: (_key: string, item: Item, done: () => void) => {
      after = item;
      done();
    },
  };
  const store = {
    ...limits,
    getTable: (_name: string, done: (error: null, table: StoredTable) => void) => done(null, table),
    getItemDb: () => items,
    getIndexDb: () => ignore,
  };
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>();
  updateItem(store, request, (error, result) => (error ? reject(error) : resolve(result!)));
  const { Attributes } = await promise;
  // A copy without dynalite's prototypes, so that images can be compared.
  const copy = structuredClone(after);
  return { after: copy, attributes: Attributes as Item | undefined };
}

/** Checks that dynalite lacks: the size after an update, and keys of indexes. */
export function checkItem(item: Item, table: StoredTable): void {
  const wrong = db.validateItem(item, table);
  if (wrong) throw wrong;
  if (itemBytes(item) > MAX_ITEM_BYTES) throw invalid('Item size to update has exceeded the maximum allowed size');
  for (const { IndexName, KeySchema } of [
    { IndexName: '', KeySchema: table.KeySchema },
    ...(table.GlobalSecondaryIndexes ?? []),
  ]) {
    for (const { AttributeName: name, KeyType } of KeySchema) {
      const text = item[name]?.S;
      const limit = KeyType === 'HASH' ? 2048 : 1024;
      const where = IndexName ? `IndexName: ${IndexName}, IndexKey: ${name}` : `Key: ${name}`;
      if (text === '')
        throw invalid(
          `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. ${where}`,
        );
      if (text && Buffer.byteLength(text) > limit)
        throw invalid(
          `One or more parameter values were invalid: Size of a key has exceeded the limit of ${limit} bytes. ${where}`,
        );
    }
  }
}
