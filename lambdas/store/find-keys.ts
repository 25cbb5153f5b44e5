import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { queryAll } from './query.ts';
import type { Table } from './table.ts';

const KeySchema = z.object({ PK: z.string(), SK: z.string() });

/** The keys of the rows that a query finds. */
export const findKeys = async (table: Table, query: Omit<QueryCommandInput, 'TableName'>) => {
  const rows = await queryAll(table, { ...query, ProjectionExpression: 'PK, SK' });
  return rows.map((row) => z.parse(KeySchema, row));
};
