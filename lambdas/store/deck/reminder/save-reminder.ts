import type { ReminderRecord } from '../../../domain/deck/reminder.ts';
import { put } from '../../fragment.ts';
import { type Table, writeIf } from '../../table.ts';
import { reminderRow } from './reminder-row.ts';

export const saveReminder = async (table: Table, reminder: ReminderRecord): Promise<void> => {
  await writeIf(table, put(reminderRow(reminder)));
};
