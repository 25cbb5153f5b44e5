import { randomUUID } from 'node:crypto';
import type { DynamoDBRecord } from 'aws-lambda';
import { itemBytes } from '../size.ts';
import { keyOf } from '../storage/engine.ts';
import type { ItemChange } from '../types.ts';

/** The identity of TTL deletions, by which consumers distinguish them from others. */
export const EXPIRY = { type: 'Service', principalId: 'dynamodb.amazonaws.com' };

/** A stream record as a Lambda function receives it (NEW_AND_OLD_IMAGES). */
export function streamRecord(
  { table, before, after }: ItemChange,
  sequence: string,
  now: number,
  identity?: typeof EXPIRY,
): DynamoDBRecord {
  const Keys = keyOf((after ?? before)!, table);
  const images = [Keys, before, after].filter((image) => image !== undefined);
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: !before ? 'INSERT' : after ? 'MODIFY' : 'REMOVE',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: table.TableArn.split(':')[3],
    eventSourceARN: `${table.TableArn}/stream/local`,
    ...(identity && { userIdentity: identity }),
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(now / 1000),
      Keys,
      ...(after && { NewImage: after }),
      ...(before && { OldImage: before }),
      SequenceNumber: sequence,
      SizeBytes: images.reduce((sum, image) => sum + itemBytes(image), 0),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  };
}
