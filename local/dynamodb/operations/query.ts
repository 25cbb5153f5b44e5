import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import db, { type Range } from 'dynalite/db/index.js';
import { consumed, readUnits } from '../capacity.ts';
import { itemBytes } from '../size.ts';
import type { Database } from '../storage/database.ts';
import { type Level, spaces, under } from '../storage/storage.ts';
import type { Item, ItemRequest, StoredTable } from '../types.ts';
import { parse } from './parse.ts';
import { project } from './read.ts';

const PAGE_BYTES = 1024 * 1024;

/** Reads a page: up to `Limit` items or 1 MB before the filter; the capacity is counted before it too. */
async function readPage(level: Level, request: ItemRequest, range: Range, keyNames: string[]) {
  const { TableName, IndexName, Limit } = request;
  const space = IndexName ? spaces.index(TableName, IndexName) : spaces.item(TableName);
  const scanned: Item[] = [];
  let bytes = 0;
  for await (const item of level.values(within(space, range)) as AsyncIterable<Item>) {
    scanned.push(item);
    bytes += itemBytes(item);
    if (scanned.length === Limit || bytes >= PAGE_BYTES) break;
  }
  const last = scanned.length === Limit || bytes >= PAGE_BYTES ? scanned.at(-1) : undefined;
  const filter = request._filter;
  const found = filter ? scanned.filter((item) => db.matchesExprFilter(item, filter.expression)) : scanned;
  const units = readUnits(bytes, request.ConsistentRead);
  const cost = IndexName ? { table: 0, indexes: { [IndexName]: units } } : { table: units, indexes: {} };
  return {
    ...(request.Select !== 'COUNT' && { Items: found.map((item) => project(request, item)) }),
    Count: found.length,
    ScannedCount: scanned.length,
    ...(last && { LastEvaluatedKey: Object.fromEntries(keyNames.map((name) => [name, last[name]])) }),
    ConsumedCapacity: consumed(request.ReturnConsumedCapacity, TableName, cost),
  };
}

function within(space: string, { limit, reverse, ...bounds }: Range): Range {
  const placed = Object.entries(bounds).map(([bound, key]) => [bound, space + key]);
  const range: Range = { ...Object.fromEntries(placed), limit, reverse };
  const all = under(space);
  if (range.gt === undefined && range.gte === undefined) range.gt = all.gt;
  if (range.lt === undefined && range.lte === undefined) range.lt = all.lt;
  return range;
}

// dynalite validates the request and computes the range; the page is read here, to count its size and cost.
db.queryTable = (store, _table, request, range, _isLocal, _fetch, keyNames, done) => {
  readPage(store.level, request, range, keyNames).then((page) => done(null, page), done);
};

export const querier = (database: Database, kind: 'Query' | 'Scan') => (data: object) => {
  const request = parse(kind, data);
  const table = database.tables.get(request.TableName);
  const store = {
    level: database.level,
    getTable: (_name: string, done: (error: null, table: StoredTable) => void) => done(null, table),
  };
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const action = kind === 'Query' ? query : scan;
  action(store, request, (error, result) => (error ? reject(error) : resolve(result ?? {})));
  return promise;
};
