import * as z from 'zod/mini';
import { socketKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';

const RowSchema = z.object({ connection: z.string(), expires_at: z.int() });

/** The connections a person has open. Consistent: a tab may have connected a moment ago. */
export const listSockets = async (table: Table, userId: string, now: number): Promise<readonly string[]> => {
  const key = socketKey(userId, '');
  const rows = await queryAll(table, { ...beginsWith(key.PK, key.SK), ConsistentRead: true });
  return rows
    .map((row) => z.parse(RowSchema, row))
    .filter(({ expires_at: expires }) => expires * 1_000 > now)
    .map(({ connection }) => connection);
};
