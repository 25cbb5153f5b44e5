import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../../../local/lib/http.ts';
import { createS3 } from '../../../../local/s3/start.ts';
import { startStream } from '../../../../local/stream/start.ts';
import { createEvents } from '../../../../local/stripe/events.ts';
import { openStripeStore } from '../../../../local/stripe/store.ts';
import { one, start } from '../stepfunctions/workflow.ts';
import { startTable, TableName } from './dynamo.ts';

function folder(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Makes every write to a file fail at once, as a full disk does; returns how to let them through again. */
function refuseWrites(file: string): () => void {
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(() => void (other.isOpen && other.close()));
  return () => other.close();
}

const quietly = () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.map(String).join('\n');
};

it('keeps the end of an execution once the disk takes it', async () => {
  const said = quietly();
  const dataDir = folder();
  let release = () => {};
  const work = async () => {
    release = refuseWrites(path.join(dataDir, 'stepfunctions.sqlite'));
    return 'done';
  };
  const machine = await start(one('work'), { dataDir, functions: { work } });
  const arn = await machine.begin();
  await vi.waitFor(() => expect(said()).toMatch(/could not be stored/));
  release();
  expect(await machine.end(arn)).toMatchObject({ status: 'SUCCEEDED', output: 'done' });
});

it('sends an event again whose delivery could not be kept', async () => {
  const said = quietly();
  const dataDir = folder();
  const store = openStripeStore(dataDir);
  const taken: string[] = [];
  let release: (() => void) | undefined;
  const shop = await listen(
    createServer((req, res) => {
      taken.push(req.url ?? '');
      if (release) release();
      release ??= refuseWrites(path.join(dataDir, 'stripe.sqlite'));
      req.resume().on('end', () => res.writeHead(200).end());
    }),
  );
  const events = createEvents(store, () => ({ url: `${shop.endpoint}/paid`, secret: 'whsec', firstWaitMs: 5 }));
  onTestFinished(async () => {
    events.close();
    await shop.close();
    store.close();
  });
  events.emit('customer.created', { id: 'cus_1', object: 'customer', created: 0 });
  await vi.waitFor(() => expect(store.pending()).toEqual([]));
  expect(taken).toEqual(['/paid', '/paid']);
  expect(said()).toMatch(/could not be stored/);
});

it('removes what has expired later, where the disk does not let it now', async () => {
  const said = quietly();
  const dataDir = folder();
  let now = 0;
  const s3 = createS3({
    dataDir,
    secretAccessKey: 'secret',
    allowedOrigins: [],
    buckets: ['b'],
    now: () => now,
    sweepMs: 5,
  });
  onTestFinished(() => s3.close());
  const release = refuseWrites(path.join(dataDir, 'objects.sqlite'));
  now = 1;
  await vi.waitFor(() => expect(said()).toMatch(/could not be removed/));
  release();
  s3.sweep();
});

it('gives records to their readers although it cannot note where they are', async () => {
  const said = quietly();
  const { dynamo, db, stop } = await startTable();
  const given: number[] = [];
  const { outbox } = dynamo;
  let full = true;
  const acknowledged: string[] = [];
  vi.spyOn(outbox, 'acknowledge').mockImplementation(async (_, sequence) => {
    if (full) throw new Error('No space left on device');
    acknowledged.push(sequence);
  });
  const invoke = async ({ Records }: { Records: unknown[] }) => {
    given.push(Records.length);
    return undefined;
  };
  const stream = await startStream({
    dynamo,
    consumers: [{ name: 'reader', maxRetries: 0, maxAgeMs: 3_600_000, invoke }],
  });
  onTestFinished(async () => {
    await stream.close();
    await stop();
  });
  const put = (SK: string) => db.put({ TableName, Item: { PK: 'p', SK } });
  await put('1');
  await vi.waitFor(() => expect(said()).toMatch(/could not acknowledge/));
  full = false;
  await put('2');
  await vi.waitFor(() => expect(acknowledged).toHaveLength(1));
  expect(given).toEqual([1, 1]);
});

it('reads the stream again once the store can be read', async () => {
  const said = quietly();
  const { dynamo, db, stop } = await startTable();
  vi.spyOn(dynamo.outbox, 'read').mockRejectedValueOnce(new Error('The data folder cannot be written'));
  const { promise: given, resolve } = Promise.withResolvers<number>();
  const invoke = async ({ Records }: { Records: unknown[] }) => {
    resolve(Records.length);
    return undefined;
  };
  await db.put({ TableName, Item: { PK: 'p', SK: '1' } });
  const stream = await startStream({
    dynamo,
    consumers: [{ name: 'reader', maxRetries: 0, maxAgeMs: 3_600_000, invoke }],
  });
  onTestFinished(async () => {
    await stream.close();
    await stop();
  });
  expect(await given).toBe(1);
  expect(said()).toMatch(/could not read/);
});
