import type { DynamoDBBatchResponse } from 'aws-lambda';
import { isTold, streams } from '../../lambdas/streams.ts';
import type { Invoke } from '../lambda/lambdas.ts';
import type { Consumer } from '../stream/consumer.ts';

/** The stream's readers as they are deployed: the same rows, batches, retries and ages. */
export const streamConsumers = (invoke: Invoke): Consumer[] =>
  Object.entries(streams).map(([name, reader]) => ({
    name,
    filter: (record) => isTold(reader, record.dynamodb?.Keys?.['SK']?.S ?? ''),
    batchSize: reader.batch,
    maxRetries: reader.retries ?? Number.POSITIVE_INFINITY,
    maxAgeMs: reader.maxAgeSeconds * 1_000,
    invoke: (event) => invoke(name, event) as Promise<DynamoDBBatchResponse | undefined>,
    onDropped: (records, reason) => console.error(`[stream] ${name} gave up ${records.length} record(s): ${reason}`),
  }));
