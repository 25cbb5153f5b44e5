import type { DynamoDBRecord } from 'aws-lambda';
import { itemOf } from './consumer.ts';

export const SHARDS = 4;

/** The changes of one item are all in one shard, in their order. */
export function shardOf(record: DynamoDBRecord): number {
  let hash = 0;
  for (const char of itemOf(record)) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash % SHARDS;
}

/** A shard id in the format of DynamoDB. */
export const shardId = (shard: number): string => `shardId-${'0'.repeat(20)}-${String(shard).padStart(8, '0')}`;
