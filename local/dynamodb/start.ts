import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { awsError, BodyTooLarge, listen, readBody, sendJson } from '../lib/http.ts';
import { type Database, openDatabase, type Pace } from './database.ts';
import { answerOf } from './errors.ts';
import type { Outbox } from './outbox.ts';
import { querier } from './query.ts';
import { batchGetter, getter } from './read.ts';
import { sweep } from './sweep.ts';
import { transactGetter, transactWriter } from './transact.ts';
import { batchWriter, writer } from './write.ts';

const MAX_REQUEST_BYTES = 16 * 1024 * 1024;
const JSON_1_0 = { 'content-type': 'application/x-amz-json-1.0' };

export interface DynamoOptions extends Pace {
  /** Where the data lies; without it, in memory. */
  dataDir?: string;
  port?: number;
  /** How often expired items are removed; DynamoDB itself may take days. */
  ttlSweepMs?: number;
}

export interface Dynamo {
  endpoint: string;
  port: number;
  /** The table's stream. */
  outbox: Outbox;
  now: () => number;
  /** Removes what has expired, now; answers how many items went. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

/** Each operation checks its own request. */
type Operation = (data: never) => object | Promise<object>;

function operations(database: Database): Map<string, Operation> {
  const { tables } = database;
  return new Map<string, Operation>([
    ['PutItem', writer(database, 'PutItem')],
    ['UpdateItem', writer(database, 'UpdateItem')],
    ['DeleteItem', writer(database, 'DeleteItem')],
    ['BatchWriteItem', batchWriter(database)],
    ['TransactWriteItems', transactWriter(database)],
    ['GetItem', getter(database)],
    ['BatchGetItem', batchGetter(database)],
    ['TransactGetItems', transactGetter(database)],
    ['Query', querier(database, 'Query')],
    ['Scan', querier(database, 'Scan')],
    ['CreateTable', tables.create],
    ['DescribeTable', tables.describe],
    ['ListTables', tables.list],
    ['UpdateTimeToLive', tables.updateExpiry],
    ['DescribeTimeToLive', tables.describeExpiry],
  ]);
}

/** Answers the DynamoDB API on a loopback port. */
export async function startDynamo(options: DynamoOptions): Promise<Dynamo> {
  const { dataDir, port, ttlSweepMs = 30_000 } = options;
  const database = await openDatabase(dataDir, options);
  const known = operations(database);
  const server = createServer((req, res) => void answer(known, req, res));
  server.keepAliveTimeout = 60_000;
  const listening = await listen(server, port);
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

async function answer(known: Map<string, Operation>, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const name = String(req.headers['x-amz-target']).split('.')[1] ?? '';
  try {
    const body = await readBody(req, MAX_REQUEST_BYTES);
    const operation = known.get(name);
    if (!operation)
      return awsError(
        res,
        400,
        'com.amazon.coral.service#UnknownOperationException',
        `${name} is not emulated locally`,
      );
    sendJson(res, 200, await operation(JSON.parse(body.toString()) as never), JSON_1_0);
  } catch (error) {
    const known = answerOf(error);
    if (known) return sendJson(res, 400, known, JSON_1_0);
    if (error instanceof BodyTooLarge) return awsError(res, 413, 'RequestEntityTooLargeException', error.message);
    console.error('[dynamodb]', name, error);
    awsError(res, 500, 'com.amazonaws.dynamodb.v20120810#InternalServerError', 'Internal server error');
  }
}
