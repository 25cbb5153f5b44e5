import * as z from 'zod/mini';
import { type SessionId, SessionIdSchema } from '../../../shared/model/id.ts';
import { DAY, epochSeconds } from '../../../shared/model/time.ts';
import { reminderDate } from '../../domain/notification/remind.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { put } from '../fragment.ts';
import { ownedIndex, reminderKey } from '../keys.ts';
import { queryAll, queryPage } from '../query.ts';
import { type Table, writeIf } from '../table.ts';

const RowSchema = z.object({ PK: z.string(), SK: z.string(), user_id: z.string(), session_id: SessionIdSchema });
const PAGE = 100;

/** On the day before its time in the bin ends. Whether it still lies there is asked then. */
export const keepReminder = async (table: Table, session: SessionRecord): Promise<void> => {
  const date = reminderDate(session);
  if (date === undefined) return;
  const row = {
    ...reminderKey(date, session.user_id, session.id),
    GSI3PK: ownedIndex(session.user_id),
    GSI3SK: `REMIND#${date}#${session.id}`,
    user_id: session.user_id,
    session_id: session.id,
    expires_at: epochSeconds(Date.parse(date) + 3 * DAY),
  };
  await writeIf(table, put(row));
};

const partitionOf = (date: string): string => `REMIND#${date}`;

export const remindedSessions = async (table: Table, userId: string, date: string): Promise<SessionId[]> => {
  const rows = await queryAll(table, {
    KeyConditionExpression: 'PK = :date AND begins_with(SK, :user)',
    ExpressionAttributeValues: { ':date': partitionOf(date), ':user': `${userId}#` },
  });
  return rows.map((row) => z.parse(RowSchema, row).session_id);
};

/** The rows of one person stand together, so each is named once. */
export async function* remindedPeople(table: Table, date: string): AsyncGenerator<string> {
  let [last, after]: [string | undefined, z.infer<typeof RowSchema> | undefined] = [undefined, undefined];
  for (;;) {
    const { items, more } = await queryPage(table, {
      KeyConditionExpression: 'PK = :date',
      ExpressionAttributeValues: { ':date': partitionOf(date) },
      Limit: PAGE,
      ...(after ? { ExclusiveStartKey: { PK: after.PK, SK: after.SK } } : {}),
    });
    const rows = items.map((item) => z.parse(RowSchema, item));
    for (const { user_id: userId } of rows) {
      if (userId !== last) yield userId;
      last = userId;
    }
    after = rows.at(-1);
    if (!more || !after) return;
  }
}
