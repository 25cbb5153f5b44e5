import * as z from 'zod/mini';
import { getRows } from '../batch.ts';
import { usageKey } from '../keys.ts';
import type { Table } from '../table.ts';

const RowSchema = z.object({ SK: z.string(), generations: z._default(z.set(z.string()), new Set<string>()) });

/** How many generations each counter holds, by counter. Consistent: a wizard asks right after a generation. */
export const findUsage = async (
  table: Table,
  userId: string,
  counters: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await getRows(
    table,
    counters.map((counter) => usageKey(userId, counter)),
    { consistent: true },
  );
  return new Map(
    rows
      .map((row) => z.parse(RowSchema, row))
      .map(({ SK, generations }) => [SK.slice('USAGE#'.length), generations.size]),
  );
};
