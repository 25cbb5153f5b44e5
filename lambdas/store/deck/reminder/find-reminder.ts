import type { ReminderRecord } from '../../../domain/deck/reminder.ts';
import { reviewReminderKey } from '../../keys.ts';
import { getRow, type Table } from '../../table.ts';
import { parseReminder } from './reminder-row.ts';

/** Undefined for whoever has never chosen. */
export const findReminder = async (table: Table, userId: string): Promise<ReminderRecord | undefined> => {
  const row = await getRow(table, reviewReminderKey(userId), { consistent: true });
  return row === undefined ? undefined : parseReminder(row);
};
