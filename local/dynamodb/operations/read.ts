import db from 'dynalite/db/index.js';
import { Bill, consumed, readCost } from '../capacity.ts';
import { itemBytes } from '../size.ts';
import { type Database, locate, readItems } from '../storage/database.ts';
import type { CapacityMode, Item, ItemRequest } from '../types.ts';
import { parse } from './parse.ts';

const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

export function project(request: Pick<ItemRequest, '_projection'>, item: Item | undefined): Item | undefined {
  return item && request._projection ? db.mapPaths(request._projection.paths, item) : item;
}

export const getter = (database: Database) => async (data: object) => {
  const request = parse('GetItem', data);
  const table = database.tables.get(request.TableName);
  const wrong = db.validateKeyPaths(request._projection?.nestedPaths, table);
  if (wrong) throw wrong;
  const [item] = await readItems(database.level, [locate(table, request.Key!).id]);
  const cost = { table: readCost(item, request.ConsistentRead), indexes: {} };
  const ConsumedCapacity = consumed(request.ReturnConsumedCapacity, request.TableName, cost);
  return { Item: project(request, item), ConsumedCapacity };
};

type KeysAndProjection = Pick<ItemRequest, 'ConsistentRead' | '_projection'> & { Keys: Item[] };

interface BatchRequest {
  RequestItems: Record<string, KeysAndProjection>;
  ReturnConsumedCapacity?: CapacityMode;
}

/** At most 100 keys, returned in random order; what would exceed 16 MB is unprocessed. */
export const batchGetter = (database: Database) => async (data: object) => {
  const { RequestItems, ReturnConsumedCapacity } = parse<BatchRequest>('BatchGetItem', data);
  const bill = new Bill();
  const Responses: Record<string, Item[]> = {};
  const UnprocessedKeys: Record<string, Partial<KeysAndProjection> & { Keys: Item[] }> = {};
  let bytes = 0;
  for (const [name, { Keys, ConsistentRead, ...request }] of Object.entries(RequestItems)) {
    const table = database.tables.get(name);
    const found = await readItems(
      database.level,
      Keys.map((key) => locate(table, key).id),
    );
    const answers: Item[] = (Responses[name] = []);
    for (const [at, item] of found.entries()) {
      bytes += item ? itemBytes(item) : 0;
      if (bytes > MAX_RESPONSE_BYTES) {
        (UnprocessedKeys[name] ??= { Keys: [], ConsistentRead }).Keys.push(Keys[at]!);
        continue;
      }
      bill.add(name, { table: readCost(item, ConsistentRead), indexes: {} });
      // Random order, because callers must not rely on one.
      if (item) answers[Math.random() < 0.5 ? 'push' : 'unshift'](project(request, item)!);
    }
  }
  return { Responses, UnprocessedKeys, ConsumedCapacity: bill.answer(ReturnConsumedCapacity) };
};
