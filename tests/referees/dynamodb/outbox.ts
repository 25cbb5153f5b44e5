import type { DynamoDBRecord } from 'aws-lambda';
import { Outbox } from '../../../local/dynamodb/storage/outbox.ts';
import { type Level, openStorage } from '../../../local/dynamodb/storage/storage.ts';
import { asking } from './call.ts';

const POLL_MS = 25;

interface Described {
  readonly StreamDescription: { readonly Shards: readonly { readonly ShardId: string }[] };
}
interface Page {
  readonly Records: readonly DynamoDBRecord[];
  readonly NextShardIterator?: string;
}

/** Reads what a stream of DynamoDB Local has had since the last time; the one shard of a short life. */
const streamReader = (endpoint: string) => {
  const ask = asking(endpoint, 'DynamoDBStreams_20120810');
  let iterator: string | undefined;
  const open = async (): Promise<string | undefined> => {
    const { TableNames } = await asking(endpoint, 'DynamoDB_20120810')<{ TableNames: string[] }>('ListTables', {});
    if (TableNames.length === 0) return undefined;
    const { Streams } = await ask<{ Streams: { StreamArn: string }[] }>('ListStreams', { TableName: TableNames[0] });
    const StreamArn = Streams[0]?.StreamArn;
    const { StreamDescription } = await ask<Described>('DescribeStream', { StreamArn });
    const ShardId = StreamDescription.Shards[0]?.ShardId;
    if (!ShardId) return undefined;
    const asked = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' };
    return (await ask<{ ShardIterator: string }>('GetShardIterator', asked)).ShardIterator;
  };
  return async (): Promise<readonly DynamoDBRecord[]> => {
    iterator ??= await open();
    if (!iterator) return [];
    const all: DynamoDBRecord[] = [];
    for (;;) {
      const page: Page = await ask<Page>('GetRecords', { ShardIterator: iterator });
      all.push(...page.Records);
      iterator = page.NextShardIterator ?? iterator;
      if (page.Records.length === 0) return all;
    }
  };
};

export interface FilledOutbox {
  readonly outbox: Outbox;
  close(): Promise<void>;
}

/** The stand-in's outbox, filled with the records of DynamoDB Local's stream: only readers and cursors are ours. */
export const filledOutbox = async (endpoint: string, mark: (record: DynamoDBRecord) => void): Promise<FilledOutbox> => {
  const level: Level = await openStorage(undefined);
  const outbox = await Outbox.open(level);
  const next = streamReader(endpoint);
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;
  const pump = (): Promise<unknown> => {
    const pumped = last.then(async () => {
      if (closed) return;
      const records = await next();
      for (const record of records) mark(record);
      if (records.length === 0) return;
      await level.batch(records.map((record) => outbox.put(record)));
      outbox.announce();
    });
    last = pumped.catch(() => undefined);
    return pumped;
  };
  // Whoever asks has everything that was written before
  const read = outbox.read.bind(outbox);
  outbox.read = async (after, limit) => {
    await pump();
    return read(after, limit);
  };
  const listen = outbox.onRecords.bind(outbox);
  const timers: NodeJS.Timeout[] = [];
  outbox.onRecords = (listener) => {
    timers.push(setInterval(() => void pump().catch(console.error), POLL_MS).unref());
    return listen(listener);
  };
  const close = async () => {
    timers.forEach(clearInterval);
    closed = true;
    await last;
    await level.close();
  };
  return { outbox, close };
};
