import { createServer } from 'node:http';
import { listen } from '../lib/http.ts';
import { jsonProtocol, type Operations } from '../lib/json-protocol.ts';
import { signed } from '../lib/signed.ts';
import { withRefusals } from './errors.ts';
import { querier } from './operations/query.ts';
import { batchGetter, getter } from './operations/read.ts';
import { transactGetter, transactWriter } from './operations/transact.ts';
import { batchWriter, writer } from './operations/write.ts';
import { type Database, openDatabase, type Timing } from './storage/database.ts';
import type { Outbox } from './storage/outbox.ts';
import { sweep } from './storage/sweep.ts';

const MAX_REQUEST_BYTES = 16 * 1024 * 1024;

export interface DynamoOptions extends Timing {
  /** Folder of the data; in memory without it. */
  dataDir?: string;
  port?: number;
  /** Requests must be signed with it; undefined: signatures are not checked. */
  secretAccessKey?: string;
  /** How often expired items are removed; DynamoDB itself may take days. */
  ttlSweepMs?: number;
}

export interface Dynamo {
  endpoint: string;
  port: number;
  /** The table's stream. */
  outbox: Outbox;
  now: () => number;
  /** Removes expired items now; returns their number. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

/** The supported operations; others are refused as unknown. */
function operations(database: Database): Operations {
  const { tables } = database;
  const all = {
    PutItem: writer(database, 'PutItem'),
    UpdateItem: writer(database, 'UpdateItem'),
    DeleteItem: writer(database, 'DeleteItem'),
    BatchWriteItem: batchWriter(database),
    TransactWriteItems: transactWriter(database),
    GetItem: getter(database),
    BatchGetItem: batchGetter(database),
    TransactGetItems: transactGetter(database),
    Query: querier(database, 'Query'),
    Scan: querier(database, 'Scan'),
    CreateTable: tables.create,
    DescribeTable: tables.describe,
    ListTables: tables.list,
    UpdateTimeToLive: tables.updateExpiry,
    DescribeTimeToLive: tables.describeExpiry,
  };
  return Object.fromEntries(Object.entries(all).map(([name, operation]) => [name, withRefusals(operation)]));
}

/** Serves the DynamoDB API on a loopback port. */
export async function startDynamo(options: DynamoOptions): Promise<Dynamo> {
  const { dataDir, port, secretAccessKey, ttlSweepMs = 30_000 } = options;
  const database = await openDatabase(dataDir, options);
  const listener = jsonProtocol('DynamoDB_20120810', operations(database), MAX_REQUEST_BYTES);
  const server = createServer(secretAccessKey === undefined ? listener : signed(secretAccessKey, listener));
  server.keepAliveTimeout = 60_000;
  const listening = await listen(server, { port });
  const report = (error: unknown) => console.error('[dynamodb]', error);
  const maintain = () => Promise.all([sweep(database), database.outbox.trim()]).catch(report);
  const timer = setInterval(maintain, ttlSweepMs).unref();
  const close = async () => {
    clearInterval(timer);
    await listening.close();
    await database.close();
  };
  const { outbox, now } = database;
  return { endpoint: listening.endpoint, port: listening.port, outbox, now, sweep: () => sweep(database), close };
}
