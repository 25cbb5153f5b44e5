import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';

const sequenceOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? '';

/** What a reader of the stream answers: the records that are to be read again. */
export const failures = (records: readonly DynamoDBRecord[]): DynamoDBBatchResponse => ({
  batchItemFailures: records.map((record) => ({ itemIdentifier: sequenceOf(record) })),
});
