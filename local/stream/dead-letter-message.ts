import { randomUUID } from 'node:crypto';
import type { DynamoDBRecord } from 'aws-lambda';
import { sequenceOf } from './consumer.ts';
import { shardId, shardOf } from './shards.ts';

interface DroppedBatch {
  readonly functionArn: string;
  readonly reason: 'retries' | 'age';
  readonly invocations: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

const conditions = { retries: 'RetryAttemptsExhausted', age: 'RecordAgeExceeded' } as const;

const arrivalOf = (record: DynamoDBRecord | undefined): string =>
  new Date((record?.dynamodb?.ApproximateCreationDateTime ?? 0) * 1_000).toISOString();

/** The message that Lambda sends to a dead-letter queue: the position of the records in the stream, not the records. */
export const deadLetterMessage = (
  records: readonly DynamoDBRecord[],
  { functionArn, reason, invocations, now }: DroppedBatch,
): string => {
  const [first, last] = [records[0], records.at(-1)];
  return JSON.stringify({
    requestContext: {
      requestId: randomUUID(),
      functionArn,
      condition: conditions[reason],
      approximateInvokeCount: invocations,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: new Date(now).toISOString(),
    DDBStreamBatchInfo: {
      shardId: shardId(first ? shardOf(first) : 0),
      startSequenceNumber: first && sequenceOf(first),
      endSequenceNumber: last && sequenceOf(last),
      approximateArrivalOfFirstRecord: arrivalOf(first),
      approximateArrivalOfLastRecord: arrivalOf(last),
      batchSize: records.length,
      streamArn: first?.eventSourceARN,
    },
  });
};
