import type { Instant } from '../../../../shared/model/time.ts';
import type { DueReminder } from '../../../domain/deck/reminder.ts';
import { update } from '../../fragment.ts';
import { reminderOrder, reviewReminderKey } from '../../keys.ts';
import { type Table, writeIf } from '../../table.ts';

/** To its next time, unless it was set anew or stopped since it was read. */
export const moveReminder = async (table: Table, { user_id, next_at }: DueReminder, next: Instant): Promise<void> => {
  await writeIf(
    table,
    update(
      reviewReminderKey(user_id),
      'SET next_at = :next, GSI1SK = :order',
      { ':next': next, ':order': reminderOrder(next, user_id) },
      {},
      {
        expression: 'next_at = :before',
        values: { ':before': next_at },
        refusal: () => new Error('Set anew meanwhile'),
      },
    ),
  );
};
