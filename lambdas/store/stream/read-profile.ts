import type { DynamoDBRecord } from 'aws-lambda';
import type { UserRecord } from '../../domain/user/user.ts';
import { parseUser } from '../user/row.ts';
import { imagesOf } from './images.ts';

/** What became of somebody's record; undefined for the change of any other row. */
export const readProfile = (
  record: DynamoDBRecord,
): { readonly before: UserRecord | undefined; readonly after: UserRecord | undefined } | undefined =>
  record.dynamodb?.Keys?.['SK']?.S === 'PROFILE' ? imagesOf(record, parseUser) : undefined;
