import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

type Input = Omit<QueryCommandInput, 'TableName'>;

/** One page: at most `Limit` rows, and whether there may be more. */
export const queryPage = async (table: Table, input: Input): Promise<{ items: unknown[]; more: boolean }> => {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({ TableName: table.name, ...input }),
  );
  return { items: Items, more: LastEvaluatedKey !== undefined };
};

/** All rows, page by page: for what is bounded by its own nature. */
export const queryAll = async (table: Table, input: Input): Promise<unknown[]> => {
  const found: unknown[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({ TableName: table.name, ...input, ...(start ? { ExclusiveStartKey: start } : {}) }),
    );
    found.push(...Items);
    start = LastEvaluatedKey;
  } while (start);
  return found;
};

/** How many rows there are, up to `limit`. */
export const countRows = async (table: Table, input: Input, limit: number): Promise<number> => {
  const command = new QueryCommand({ TableName: table.name, ...input, Select: 'COUNT', Limit: limit });
  return (await table.client.send(command)).Count ?? 0;
};

export const wholePartition = (partition: string): Input => ({
  KeyConditionExpression: 'PK = :pk',
  ExpressionAttributeValues: { ':pk': partition },
});

export const beginsWith = (partition: string, prefix: string): Input => ({
  KeyConditionExpression: 'PK = :pk AND begins_with(SK, :prefix)',
  ExpressionAttributeValues: { ':pk': partition, ':prefix': prefix },
});
