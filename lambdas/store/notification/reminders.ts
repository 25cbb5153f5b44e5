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

/** Stores a reminder for the day before the session leaves the bin. Whether it is still there is checked then. */
export const saveReminder = async (table: Table, session: SessionRecord): Promise<void> => {
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

export const sessionsToRemind = async (table: Table, userId: string, date: string): Promise<SessionId[]> => {
  const rows = await queryAll(table, {
    KeyConditionExpression: 'PK = :date AND begins_with(SK, :user)',
    ExpressionAttributeValues: { ':date': partitionOf(date), ':user': `${userId}#` },
  });
  return rows.map((row) => z.parse(RowSchema, row).session_id);
};

/** Each user once: the rows of one user are adjacent. */
export async function* usersToRemind(table: Table, date: string): AsyncGenerator<string> {
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
