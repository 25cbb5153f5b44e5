import * as z from 'zod/mini';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';

const KeySchema = z.object({ PK: z.string(), SK: z.string() });

/** The keys of a partition's rows whose sort key begins so. */
export const findKeys = async (table: Table, partition: string, prefix: string) => {
  const rows = await queryAll(table, { ...beginsWith(partition, prefix), ProjectionExpression: 'PK, SK' });
  return rows.map((row) => z.parse(KeySchema, row));
};
