import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import { type Consumer, sequenceOf } from './consumer.ts';

/** Milliseconds before a failed record is retried, doubled from `first` on. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

export const defaultBackoff: Backoff = { first: 50, longest: 10_000 };

export interface DeliveryContext {
  consumer: Consumer;
  now: () => number;
  backoff: Backoff;
  /** Aborted when the stream closes; undelivered records are delivered at the next start. */
  signal: AbortSignal;
}

/** Delivers a batch until each record has succeeded or is given up; bisects what fails to find the record at fault. */
export async function deliver(batch: DynamoDBRecord[], delivery: DeliveryContext): Promise<void> {
  const { consumer, signal, backoff } = delivery;
  let rest = batch;
  for (let retries = 0; ; retries++) {
    signal.throwIfAborted();
    rest = await dropAged(rest, delivery);
    if (rest.length === 0) return;
    const succeeded = await invoke(rest, consumer);
    rest = rest.slice(succeeded);
    if (rest.length === 0) return;
    if (rest.length > 1) {
      const middle = Math.ceil(rest.length / 2);
      await deliver(rest.slice(0, middle), delivery);
      return deliver(rest.slice(middle), delivery);
    }
    if (retries >= consumer.maxRetries) return drop(rest, 'retries', consumer);
    await sleep(Math.min(backoff.first * 2 ** retries, backoff.longest), undefined, { signal });
  }
}

async function dropAged(records: DynamoDBRecord[], { consumer, now }: DeliveryContext): Promise<DynamoDBRecord[]> {
  const oldest = (now() - consumer.maxAgeMs) / 1000;
  const isAged = (record: DynamoDBRecord) => (record.dynamodb?.ApproximateCreationDateTime ?? 0) < oldest;
  const aged = records.filter(isAged);
  if (aged.length === 0) return records;
  await drop(aged, 'age', consumer);
  return records.filter((record) => !isAged(record));
}

async function drop(records: DynamoDBRecord[], reason: 'retries' | 'age', consumer: Consumer): Promise<void> {
  try {
    await consumer.onDropped?.(records, reason);
  } catch (error) {
    console.error(`[stream] ${consumer.name}`, error);
  }
}

/** How many records from the start succeeded: the first reported failure fails all that follow. */
async function invoke(records: DynamoDBRecord[], consumer: Consumer): Promise<number> {
  try {
    const answer = await consumer.invoke({ Records: structuredClone(records) });
    const failures = answer?.batchItemFailures ?? [];
    const positions = failures.map(({ itemIdentifier }) =>
      records.findIndex((record) => sequenceOf(record) === itemIdentifier),
    );
    // An identifier that is not of this batch fails all of it.
    return Math.max(0, Math.min(records.length, ...positions));
  } catch (error) {
    console.error(`[stream] ${consumer.name}`, error);
    return 0;
  }
}
