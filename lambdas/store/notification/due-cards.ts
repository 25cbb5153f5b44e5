import * as z from 'zod/mini';
import { boundsOf } from '../../domain/deck/day.ts';
import { isReadable } from '../../domain/deck/renew.ts';
import { mostDue } from '../../domain/deck/today.ts';
import type { DueCards } from '../../domain/notification/mail-texts.ts';
import { listDueKeys } from '../deck/due/list-due-keys.ts';
import { findReminder } from '../deck/reminder/find-reminder.ts';
import { settingsKey } from '../keys.ts';
import { findSessions } from '../session/find-sessions.ts';
import { getRow, type Table } from '../table.ts';

const RowSchema = z.object({ timezone: z._default(z.string(), 'UTC') });

/** What is due of somebody who wants to be reminded, without the sessions that they cannot read any more. */
export const dueCards = async (table: Table, userId: string, now: number): Promise<DueCards | undefined> => {
  const reminder = await findReminder(table, userId);
  if (!reminder?.on) return undefined;
  const { timezone } = z.parse(RowSchema, (await getRow(table, settingsKey(userId))) ?? {});
  const counts = mostDue(await listDueKeys(table, { userId, ...boundsOf(now, timezone), fresh: 0 }));
  const ids = counts.map(([id]) => id);
  const sessions = await findSessions(table, ids);
  const readable = counts.filter(([id]) => isReadable(sessions.get(id), userId, now));
  return {
    due: readable.reduce((sum, [, due]) => sum + due, 0),
    titles: readable.flatMap(([id]) => sessions.get(id)?.title ?? []),
  };
};
