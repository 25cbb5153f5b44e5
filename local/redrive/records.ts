import {
  type _Record,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ResourceNotFoundException,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import type { BatchPosition } from './dead-letter.ts';

const trimmedErrors = [TrimmedDataAccessException, ResourceNotFoundException];

/** Dates and bytes as in JSON events: epoch seconds and base64. */
const asEvent = (value: unknown): unknown => {
  if (value instanceof Date) return Math.floor(value.getTime() / 1_000);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(asEvent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asEvent(inner)]));
};

/** A record of the streams API in the form that the event source mapping passes to a function. */
const recordOf = ({ userIdentity: who, ...record }: _Record, streamArn: string): DynamoDBRecord =>
  ({
    ...(asEvent(record) as object),
    eventSourceARN: streamArn,
    ...(who && { userIdentity: { principalId: who.PrincipalId, type: who.Type } }),
  }) as DynamoDBRecord;

/** All records from the first to the last of a batch, including those that the reader's filter excludes. */
export const recordsOf = async (client: DynamoDBStreamsClient, place: BatchPosition): Promise<DynamoDBRecord[]> => {
  const { streamArn, shardId, startSequenceNumber: first, endSequenceNumber: last } = place;
  const records: DynamoDBRecord[] = [];
  try {
    const at = { StreamArn: streamArn, ShardId: shardId, SequenceNumber: first };
    const begin = new GetShardIteratorCommand({ ...at, ShardIteratorType: 'AT_SEQUENCE_NUMBER' });
    let { ShardIterator: iterator } = await client.send(begin);
    let reached = false;
    while (iterator !== undefined && !reached) {
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator: iterator }));
      const inBatch = Records.filter(({ dynamodb }) => BigInt(dynamodb?.SequenceNumber ?? 0) <= BigInt(last));
      records.push(...inBatch.map((record) => recordOf(record, streamArn)));
      reached = inBatch.length < Records.length || inBatch.at(-1)?.dynamodb?.SequenceNumber === last;
      iterator = NextShardIterator;
    }
  } catch (error) {
    if (!trimmedErrors.some((kind) => error instanceof kind)) throw error;
    throw new Error(
      'The stream has forgotten its records, as it does after 24 hours: see "By hand" in operations.md.',
      {
        cause: error,
      },
    );
  }
  return records;
};
