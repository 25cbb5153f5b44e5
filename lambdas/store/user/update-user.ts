import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../../shared/model/app-error.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { UserChanges } from '../../domain/user/ports.ts';
import type { UserRecord } from '../../domain/user/user.ts';
import { changing } from '../fragment.ts';
import { profileKey } from '../keys.ts';
import { retryTransient } from '../retry-transient.ts';
import type { Table } from '../table.ts';
import { parseUser } from './row.ts';

/** Updates only the given fields, so that concurrent writes of plan and role are kept. */
export const updateUser = async (
  table: Table,
  id: string,
  changes: UserChanges,
  updated_at: Instant,
): Promise<UserRecord> => {
  const { expression, names, values } = changing({ set: { ...changes, updated_at } });
  const command = () =>
    new UpdateCommand({
      TableName: table.name,
      Key: profileKey(id),
      UpdateExpression: expression,
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(deleting_at)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
      ReturnValues: 'ALL_NEW',
    });
  try {
    const { Attributes } = await retryTransient(() => table.client.send(command()));
    return parseUser(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new AppError('conflict');
    throw error;
  }
};
