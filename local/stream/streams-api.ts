import type { GetRecordsCommandInput, GetShardIteratorCommandInput } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Dynamo } from '../dynamodb/start.ts';
import { jsonProtocol, type Listener } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import { sequenceOf } from './consumer.ts';
import { SHARDS, shardId, shardOf } from './shards.ts';

export const STREAMS_TARGET = 'DynamoDBStreams_20120810';
const PAGE = 1_000;
const STREAM = /^arn:aws:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/local$/;

/** A record as the API returns it; events of functions have other field names. */
const answered = ({ eventSourceARN: _, userIdentity: who, ...record }: DynamoDBRecord) => ({
  ...record,
  ...(who && { userIdentity: { PrincipalId: who.principalId, Type: who.type } }),
});

/**
 * A fake DynamoDB Streams API for reading records by their position. It has the records that some reader has not
 * acknowledged, and for a day those that a reader gave up; all others are deleted at once.
 */
export function createStreamsApi({ outbox }: Pick<Dynamo, 'outbox'>): Listener {
  return jsonProtocol(STREAMS_TARGET, {
    async GetShardIterator(input: GetShardIteratorCommandInput) {
      const { StreamArn = '', ShardId, ShardIteratorType: type, SequenceNumber: from = '' } = input;
      const shard = Array.from({ length: SHARDS }, (_, at) => shardId(at)).indexOf(ShardId ?? '');
      if (!STREAM.test(StreamArn) || shard < 0)
        throw new ServiceError('ResourceNotFoundException', `Requested resource not found: Stream: ${StreamArn}`);
      if (type !== 'AT_SEQUENCE_NUMBER')
        throw new ServiceError('ValidationException', `${type} is not part of this stack`);
      const [first] = await outbox.history(from, 1);
      if (!first || sequenceOf(first) !== from)
        throw new ServiceError('TrimmedDataAccessException', 'The requested data has been trimmed.');
      return { ShardIterator: Buffer.from(JSON.stringify([shard, from])).toString('base64url') };
    },
    async GetRecords({ ShardIterator = '', Limit = PAGE }: GetRecordsCommandInput) {
      const [shard, from] = JSON.parse(Buffer.from(ShardIterator, 'base64url').toString()) as [number, string];
      const page = await outbox.history(from, Math.min(Limit, PAGE));
      const last = page.at(-1);
      const next = last ? String(BigInt(sequenceOf(last)) + 1n).padStart(sequenceOf(last).length, '0') : from;
      return {
        Records: page.filter((record) => shardOf(record) === shard).map(answered),
        NextShardIterator: Buffer.from(JSON.stringify([shard, next])).toString('base64url'),
      };
    },
  });
}
