import db from 'dynalite/db/index.js';
import { ServiceError } from '../../lib/service-error.ts';
import { Bill, consumed, writeCost } from '../capacity.ts';
import { invalid, refusal } from '../errors.ts';
import { type Database, locate, readItems } from '../storage/database.ts';
import { checkItem, keyOf, update } from '../storage/engine.ts';
import type { CapacityMode, Item, ItemChange, ItemRequest, StoredTable } from '../types.ts';
import { parse } from './parse.ts';

export type WriteKind = 'PutItem' | 'UpdateItem' | 'DeleteItem';

/** The item after a write; throws if the condition fails. */
export async function outcome(kind: WriteKind, request: ItemRequest, table: StoredTable, before: Item | undefined) {
  const refused = db.checkConditional(request, before);
  if (refused) throw refused;
  const old = request.ReturnValues === 'ALL_OLD' ? before : undefined;
  if (kind === 'PutItem') return { after: request.Item, attributes: old };
  if (kind === 'DeleteItem') return { after: undefined, attributes: old };
  const updated = await update(request, table, before);
  if (updated.after) checkItem(updated.after, table);
  return updated;
}

/** The key of a write, after the checks that do not need the stored item. */
export function target(kind: WriteKind, request: ItemRequest, table: StoredTable) {
  if (kind !== 'PutItem') return locate(table, request.Key!);
  checkItem(request.Item!, table);
  return locate(table, keyOf(request.Item!, table));
}

async function writeOne(database: Database, kind: WriteKind, request: ItemRequest, returnOnFailure = false) {
  const table = database.tables.get(request.TableName);
  const { key, id } = target(kind, request, table);
  return database.locks.write(id, async () => {
    const [before] = await readItems(database.level, [id]);
    try {
      const { after, attributes } = await outcome(kind, request, table, before);
      const change: ItemChange = { table, key, before, after };
      await database.commit([change]);
      return { attributes, cost: writeCost(change) };
    } catch (error) {
      const refused = refusal(error);
      if (!returnOnFailure || refused?.name !== 'ConditionalCheckFailedException') throw error;
      throw new ServiceError(refused.name, refused.message, 400, { Item: before });
    }
  });
}

export const writer = (database: Database, kind: WriteKind) => async (data: ItemRequest) => {
  const returnOnFailure = 'ReturnValuesOnConditionCheckFailure' in data && data.ReturnValuesOnConditionCheckFailure;
  const request = parse(kind, data);
  const { attributes, cost } = await writeOne(database, kind, request, returnOnFailure === 'ALL_OLD');
  const ConsumedCapacity = consumed(request.ReturnConsumedCapacity, request.TableName, cost);
  return { Attributes: attributes, ConsumedCapacity };
};

interface BatchRequest {
  RequestItems: Record<string, { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
  ReturnConsumedCapacity?: CapacityMode;
}

/** At most 25 independent puts and deletes; those that conflict with a running transaction are unprocessed. */
export const batchWriter = (database: Database) => async (data: object) => {
  const { RequestItems, ReturnConsumedCapacity } = parse<BatchRequest>('BatchWriteItem', data);
  const writes = Object.entries(RequestItems).flatMap(([TableName, requests]) => {
    const table = database.tables.get(TableName);
    return requests.map((entry) => {
      const kind: WriteKind = entry.PutRequest ? 'PutItem' : 'DeleteItem';
      const request: ItemRequest = { TableName, ...entry.PutRequest, ...entry.DeleteRequest };
      return { entry, kind, request, id: target(kind, request, table).id };
    });
  });
  if (new Set(writes.map(({ id }) => id)).size < writes.length) {
    throw invalid('Provided list of item keys contains duplicates');
  }
  const bill = new Bill();
  const UnprocessedItems: BatchRequest['RequestItems'] = {};
  await Promise.all(
    writes.map(async ({ entry, kind, request }) => {
      try {
        bill.add(request.TableName, (await writeOne(database, kind, request)).cost);
      } catch (error) {
        if (refusal(error)?.name !== 'TransactionConflictException') throw error;
        (UnprocessedItems[request.TableName] ??= []).push(entry);
      }
    }),
  );
  return { UnprocessedItems, ConsumedCapacity: bill.answer(ReturnConsumedCapacity) };
};
