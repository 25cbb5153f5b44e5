import * as z from 'zod/mini';
import { activeKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';

const RowSchema = z.object({ sessions: z.int() });

/** How many sessions are in progress. */
export const countActive = async (table: Table): Promise<number> => {
  const { PK, SK } = activeKey(0);
  const rows = await queryAll(table, beginsWith(PK, SK.slice(0, -1)));
  return rows.reduce<number>((sum, row) => sum + z.parse(RowSchema, row).sessions, 0);
};
