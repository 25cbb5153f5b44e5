import * as z from 'zod/mini';
import { deleteRows } from '../batch.ts';
import { profileKey } from '../keys.ts';
import { queryPage, wholePartition } from '../query.ts';
import type { Table } from '../table.ts';

const PAGE = 500;
const KeySchema = z.object({ PK: z.string(), SK: z.string() });

/** Deletes the user's own partition except the profile; answers with the number of rows. */
export const eraseUserPartition = async (table: Table, userId: string): Promise<number> => {
  const profile = profileKey(userId);
  let found = 0;
  for (;;) {
    const { items, more } = await queryPage(table, {
      ...wholePartition(profile.PK),
      ProjectionExpression: 'PK, SK',
      ConsistentRead: true,
      Limit: PAGE,
    });
    const keys = items.map((item) => z.parse(KeySchema, item)).filter(({ SK }) => SK !== profile.SK);
    await deleteRows(table, keys);
    found += keys.length;
    if (!more) return found;
  }
};
