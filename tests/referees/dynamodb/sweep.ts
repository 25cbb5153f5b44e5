import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { asking } from './call.ts';

type Keys = Readonly<Record<'PK' | 'SK', AttributeValue>>;
interface Page {
  readonly Items: readonly Keys[];
  readonly LastEvaluatedKey?: Keys;
}

const FIVE_YEARS = 5 * 365 * 86_400;
const due = '#expires < :now AND #expires > :old';

/**
 * Removes what has expired by the given clock, which DynamoDB Local's own expiry does not know: it goes by the machine's.
 * Answers the keys that went.
 */
export const sweepBy = async (endpoint: string, nowSeconds: number): Promise<readonly Keys[]> => {
  const ask = asking(endpoint, 'DynamoDB_20120810');
  const { TableNames } = await ask<{ TableNames: string[] }>('ListTables', {});
  const names = { '#expires': 'expires_at' };
  const values = { ':now': { N: String(nowSeconds) }, ':old': { N: String(nowSeconds - FIVE_YEARS) } };
  const condition = { ExpressionAttributeNames: names, ExpressionAttributeValues: values };
  const gone: Keys[] = [];
  for (const TableName of TableNames) {
    for (let ExclusiveStartKey: Keys | undefined; ; ) {
      const page: Page = await ask<Page>('Scan', {
        TableName,
        FilterExpression: due,
        ConsistentRead: true,
        ExclusiveStartKey,
        ...condition,
      });
      for (const { PK, SK } of page.Items) {
        await ask('DeleteItem', { TableName, Key: { PK, SK }, ConditionExpression: due, ...condition });
        gone.push({ PK, SK });
      }
      if (!page.LastEvaluatedKey) break;
      ExclusiveStartKey = page.LastEvaluatedKey;
    }
  }
  return gone;
};
