import * as z from 'zod/mini';
import { ReviewReminderSchema } from '../../../../shared/model/learning/reminder.ts';
import { InstantSchema } from '../../../../shared/model/time.ts';
import type { ReminderRecord } from '../../../domain/deck/reminder.ts';
import { REMINDERS, reminderOrder, reviewReminderKey } from '../../keys.ts';

const RowSchema: z.ZodMiniType<ReminderRecord> = z.extend(ReviewReminderSchema, {
  user_id: z.string(),
  next_at: z.nullable(InstantSchema),
});

export const parseReminder = (row: unknown): ReminderRecord => z.parse(RowSchema, row);

/** One that is on is found by when it is sent next. */
export const reminderRow = (reminder: ReminderRecord) => ({
  ...reminder,
  ...reviewReminderKey(reminder.user_id),
  ...(reminder.next_at === null
    ? {}
    : { GSI1PK: REMINDERS, GSI1SK: reminderOrder(reminder.next_at, reminder.user_id) }),
});
