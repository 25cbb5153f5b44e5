import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DynamoOptions } from '../../../../local/dynamodb/start.ts';
import { type Consumer, sequenceOf } from '../../../../local/stream/consumer.ts';
import { type StreamOptions, startStream } from '../../../../local/stream/start.ts';
import { startTable, TableName } from './dynamo.ts';

const HOUR = 3_600_000;
const nameOf = (record: DynamoDBRecord) => `${record.dynamodb?.Keys?.['SK']?.S}:${record.dynamodb?.NewImage?.['n']?.N}`;

/** A consumer that notes what it is given; `answer` may fail some of it. */
function collector(name: string, answer: Consumer['invoke'] = async () => undefined) {
  const batches: string[][] = [];
  const dropped: string[] = [];
  const consumer: Consumer = {
    name,
    maxRetries: 2,
    maxAgeMs: HOUR,
    invoke: (event) => {
      batches.push(event.Records.map(nameOf));
      return answer(event);
    },
    onDropped: (records, reason) => {
      dropped.push(...records.map((record) => `${nameOf(record)} ${reason}`));
    },
  };
  return { consumer, batches, dropped, seen: () => batches.flat() };
}

async function started(options: DynamoOptions = {}) {
  const { dynamo, db, stop } = await startTable(options);
  const streams: { close(): Promise<void> }[] = [];
  onTestFinished(async () => {
    for (const stream of streams) await stream.close();
    await stop();
  });
  const listen = async (consumers: Consumer[], mischief: Omit<StreamOptions, 'dynamo' | 'consumers'> = {}) => {
    const stream = await startStream({ dynamo, consumers, ...mischief });
    streams.push(stream);
    return stream;
  };
  const put = (SK: string, n: number) => db.put({ TableName, Item: { PK: 'p', SK, n } });
  return { dynamo, db, put, listen };
}

const quietly = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
};

describe('the records of the stream', () => {
  it('say what was there before and after, with numbers that only grow', async () => {
    const { db, dynamo } = await started();
    const Key = { PK: 'p', SK: 'a' };
    await db.put({ TableName, Item: { ...Key, n: 1 } });
    await db.put({ TableName, Item: { ...Key, n: 1 } });
    await db.update({
      TableName,
      Key,
      UpdateExpression: 'SET n = :n',
      ExpressionAttributeValues: { ':n': 2 },
    });
    await db.delete({ TableName, Key });
    const records = await dynamo.outbox.read('', 10);
    expect(
      records.map(({ eventName, dynamodb }) => [eventName, dynamodb?.OldImage?.['n'], dynamodb?.NewImage?.['n']]),
    ).toEqual([
      ['INSERT', undefined, { N: '1' }],
      ['MODIFY', { N: '1' }, { N: '2' }],
      ['REMOVE', { N: '2' }, undefined],
    ]);
    expect(records[0]).toMatchObject({
      eventSource: 'aws:dynamodb',
      eventVersion: '1.1',
      dynamodb: { Keys: { PK: { S: 'p' }, SK: { S: 'a' } }, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    expect(records[2]).not.toHaveProperty('userIdentity');
    const sequences = records.map(sequenceOf);
    expect(sequences).toEqual([...new Set(sequences)].toSorted());
  });

  it('hold a record for each item of a transaction', async () => {
    const { db, dynamo } = await started();
    const puts = ['a', 'b', 'c'].map((SK) => ({ Put: { TableName, Item: { PK: 'p', SK, n: 1 } } }));
    await db.transactWrite({ TransactItems: puts });
    expect((await dynamo.outbox.read('', 10)).map(nameOf)).toEqual(['a:1', 'b:1', 'c:1']);
  });
});

describe('the two readers of the stream', () => {
  it('each get every record that passes their filter', async () => {
    const { put, listen } = await started();
    const all = collector('all');
    const some = collector('some');
    some.consumer.filter = (record) => record.dynamodb?.Keys?.['SK']?.S === 'b';
    const stream = await listen([all.consumer, some.consumer]);
    for (const SK of ['a', 'b', 'c']) await put(SK, 1);
    await stream.caughtUp();
    expect(all.seen().toSorted()).toEqual(['a:1', 'b:1', 'c:1']);
    expect(some.seen()).toEqual(['b:1']);
  });

  it('get the changes of one item in their order', async () => {
    const { put, listen } = await started();
    const reader = collector('reader');
    const stream = await listen([reader.consumer], { shuffle: true });
    for (let n = 1; n <= 20; n++) await Promise.all(['a', 'b', 'c', 'd'].map((SK) => put(SK, n)));
    await stream.caughtUp();
    const ordered = Array.from({ length: 20 }, (_, at) => `a:${at + 1}`);
    expect(reader.seen().filter((name) => name.startsWith('a:'))).toEqual(ordered);
  });

  it('get everything twice when asked to', async () => {
    const { put, listen } = await started();
    const reader = collector('reader');
    const stream = await listen([reader.consumer], { deliverTwice: true });
    await put('a', 1);
    await stream.caughtUp();
    expect(reader.seen()).toEqual(['a:1', 'a:1']);
  });

  it('do not wait for each other', async () => {
    quietly();
    const { put, listen } = await started();
    const stuck = collector('stuck', () => Promise.reject(new Error('still down')));
    stuck.consumer.maxRetries = Number.POSITIVE_INFINITY;
    const well = collector('well');
    await listen([stuck.consumer, well.consumer]);
    await put('a', 1);
    await put('b', 1);
    await vi.waitFor(() => expect(well.seen().toSorted()).toEqual(['a:1', 'b:1']), { timeout: 30_000 });
  });
});

describe('a failing batch', () => {
  const backlog = async (count: number) => {
    const table = await started();
    for (let n = 1; n <= count; n++) await table.put('a', n);
    return table;
  };

  it('is halved until only the record at fault is given up, after its retries', async () => {
    quietly();
    const { listen } = await backlog(4);
    const reader = collector('reader', async ({ Records }) => {
      if (Records.some((record) => nameOf(record) === 'a:3')) throw new Error('cannot take 3');
      return undefined;
    });
    const stream = await listen([reader.consumer]);
    await stream.caughtUp();
    expect(reader.batches).toEqual([
      ['a:1', 'a:2', 'a:3', 'a:4'],
      ['a:1', 'a:2'],
      ['a:3', 'a:4'],
      ['a:3'],
      ['a:3'],
      ['a:3'],
      ['a:4'],
    ]);
    expect(reader.dropped).toEqual(['a:3 retries']);
  });

  it('goes on from the first record that its answer names', async () => {
    const { listen } = await backlog(3);
    let failures = 1;
    const reader = collector('reader', async ({ Records }) => {
      if (failures-- <= 0) return undefined;
      return { batchItemFailures: [{ itemIdentifier: sequenceOf(Records[2]!) }] };
    });
    const stream = await listen([reader.consumer]);
    await stream.caughtUp();
    expect(reader.batches).toEqual([['a:1', 'a:2', 'a:3'], ['a:3']]);
    expect(reader.dropped).toEqual([]);
  });

  it('fails as a whole when the answer names a stranger', async () => {
    const { listen } = await backlog(1);
    const reader = collector('reader', async () => ({ batchItemFailures: [{ itemIdentifier: 'nobody' }] }));
    reader.consumer.maxRetries = 1;
    const stream = await listen([reader.consumer]);
    await stream.caughtUp();
    expect(reader.seen()).toEqual(['a:1', 'a:1']);
    expect(reader.dropped).toEqual(['a:1 retries']);
  });

  it('is given up when its records are too old', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z');
    const { put, listen } = await started({ now: () => now });
    await put('a', 1);
    now += 61_000;
    await put('a', 2);
    const reader = collector('reader');
    reader.consumer.maxAgeMs = 60_000;
    const stream = await listen([reader.consumer]);
    await stream.caughtUp();
    expect(reader.seen()).toEqual(['a:2']);
    expect(reader.dropped).toEqual(['a:1 age']);
  });
});

describe('a restart', () => {
  it('delivers what was not acknowledged, and only that', async () => {
    quietly();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-stream-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));

    const first = await startTable({ dataDir });
    const put = (SK: string) => first.db.put({ TableName, Item: { PK: 'p', SK, n: 1 } });
    const done = collector('done');
    const stuck = collector('stuck', () => Promise.reject(new Error('down')));
    stuck.consumer.maxRetries = Number.POSITIVE_INFINITY;
    const stream = await startStream({ dynamo: first.dynamo, consumers: [done.consumer, stuck.consumer] });
    await put('a');
    await vi.waitFor(() => expect([done.seen(), stuck.seen().length > 0]).toEqual([['a:1'], true]), {
      timeout: 30_000,
    });
    await stream.close();
    await put('b');
    await first.stop();

    const { listen } = await started({ dataDir });
    const again = [collector('done'), collector('stuck')];
    const resumed = await listen(again.map(({ consumer }) => consumer));
    await resumed.caughtUp();
    expect(again.map(({ seen }) => seen().toSorted())).toEqual([['b:1'], ['a:1', 'b:1']]);
  });

  it('finds no record that everybody has acknowledged', async () => {
    const { dynamo, put, listen } = await started();
    const stream = await listen([collector('one').consumer, collector('two').consumer]);
    for (const SK of ['a', 'b', 'c']) await put(SK, 1);
    await stream.caughtUp();
    await vi.waitFor(async () => expect(await dynamo.outbox.read('', 10)).toEqual([]), { timeout: 30_000 });
  });
});
