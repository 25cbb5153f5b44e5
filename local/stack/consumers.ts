import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { isForwarded, streamReaders } from '../../lambdas/stream/readers.ts';
import { functionArn, type Invoke } from '../lambda/lambdas.ts';
import type { Consumer } from '../stream/consumer.ts';
import { deadLetterMessage } from '../stream/dead-letter-message.ts';

/** Keeps batches that a reader gave up. */
export interface DeadLetters {
  /** Stores the records for the streams API. */
  keep(records: readonly DynamoDBRecord[]): Promise<void>;
  send(reader: string, message: string): void;
}

/** The stream's readers as they are deployed: the same rows, batches, retries and ages. */
export const streamConsumers = (invoke: Invoke, deadLetters?: DeadLetters): Consumer[] =>
  Object.entries(streamReaders).map(([name, reader]) => ({
    name,
    filter: (record) => isForwarded(reader, record.dynamodb?.Keys?.['SK']?.S ?? ''),
    batchSize: reader.batch,
    maxRetries: reader.retries,
    maxAgeMs: reader.maxAgeSeconds * 1_000,
    invoke: (event) => invoke(name, event) as Promise<DynamoDBBatchResponse | undefined>,
    onDropped: async (records, reason) => {
      console.error(`[stream] ${name} gave up ${records.length} record(s): ${reason}`);
      if (reader.givenUp === 'dropped' || !deadLetters) return;
      const about = { functionArn: functionArn(name), reason, invocations: reader.retries + 1, now: Date.now() };
      await deadLetters.keep(records);
      deadLetters.send(name, deadLetterMessage(records, about));
    },
  }));
