import type { ReviewReminderStore } from '../../../domain/deck/reminder.ts';
import type { Table } from '../../table.ts';
import { findReminder } from './find-reminder.ts';
import { listReminders } from './list-reminders.ts';
import { moveReminder } from './move-reminder.ts';
import { saveReminder } from './save-reminder.ts';

export const createReviewReminderStore = (table: Table): ReviewReminderStore => ({
  find: (userId) => findReminder(table, userId),
  save: (reminder) => saveReminder(table, reminder),
  due: (now) => listReminders(table, now),
  move: (reminder, next) => moveReminder(table, reminder, next),
});
