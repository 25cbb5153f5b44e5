import * as z from 'zod/mini';
import { settingsKey } from '../keys.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';

const RowSchema = z.object({ email_notifications: z._default(z.boolean(), true) });

/** Consistent: who has just switched mails off gets none. */
export const wantsMail = async (table: Table, userId: string): Promise<boolean> => {
  const row = await getRow(table, settingsKey(userId), { consistent: true });
  return z.parse(RowSchema, row ?? {}).email_notifications;
};
