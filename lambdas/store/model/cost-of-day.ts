import * as z from 'zod/mini';
import { dayKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';

const RowSchema = z.object({ cost_usd: z._default(z.number(), 0) });

/** USD that the calls of the model on a day (UTC) have cost. Consistent: a limit is decided on it. */
export const costOfDay = async (table: Table, now: number): Promise<number> => {
  const { PK, SK } = dayKey(new Date(now).toISOString().slice(0, 10), 0);
  const rows = await queryAll(table, { ...beginsWith(PK, SK.slice(0, -1)), ConsistentRead: true });
  return rows.reduce<number>((sum, row) => sum + z.parse(RowSchema, row).cost_usd, 0);
};
