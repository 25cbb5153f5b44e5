import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { streams } from '../../lambdas/streams.ts';
import type { Invoke } from '../lambda/lambdas.ts';
import type { Consumer } from '../stream/consumer.ts';

const passes = (rows: readonly string[]) => (record: DynamoDBRecord) => {
  const row = record.dynamodb?.Keys?.['SK']?.S ?? '';
  return rows.some((rule) => (rule.endsWith('#') ? row.startsWith(rule) : row === rule));
};

/** The stream's readers as they are deployed: the same rows, batches, retries and ages. */
export const streamConsumers = (invoke: Invoke): Consumer[] =>
  Object.entries(streams).map(([name, { rows, batch, retries, maxAgeSeconds }]) => ({
    name,
    filter: passes(rows),
    batchSize: batch,
    maxRetries: retries ?? Number.POSITIVE_INFINITY,
    maxAgeMs: maxAgeSeconds * 1_000,
    invoke: (event) => invoke(name, event) as Promise<DynamoDBBatchResponse | undefined>,
    onDropped: (records, reason) => console.error(`[stream] ${name} gave up ${records.length} record(s): ${reason}`),
  }));
