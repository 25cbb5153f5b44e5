import * as z from 'zod/mini';
import { WEEKLY } from '../keys.ts';
import { queryPage } from '../query.ts';
import type { Table } from '../table.ts';

const RowSchema = z.object({ PK: z.string(), SK: z.string(), GSI1SK: z.string(), user_id: z.string() });
const PAGE = 100;

/** Users whose settings ask for the weekly mail. The settings are checked again when it is sent. */
export async function* usersOfWeeklyMail(table: Table): AsyncGenerator<string> {
  let after: z.infer<typeof RowSchema> | undefined;
  for (;;) {
    const { items, more } = await queryPage(table, {
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :weekly',
      ExpressionAttributeValues: { ':weekly': WEEKLY },
      Limit: PAGE,
      ...(after ? { ExclusiveStartKey: { PK: after.PK, SK: after.SK, GSI1PK: WEEKLY, GSI1SK: after.GSI1SK } } : {}),
    });
    const rows = items.map((item) => z.parse(RowSchema, item));
    for (const { user_id: userId } of rows) yield userId;
    after = rows.at(-1);
    if (!more || !after) return;
  }
}
