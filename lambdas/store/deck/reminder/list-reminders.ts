import type { Instant } from '../../../../shared/model/time.ts';
import { type DueReminder, isOn } from '../../../domain/deck/reminder.ts';
import { REMINDERS, reminderOrder, reviewReminderKey } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parseReminder } from './reminder-row.ts';

/** As many as are dealt with at once. */
const PAGE = 25;

/** Reminders whose time has come, the earliest first, page by page. */
export async function* listReminders(table: Table, now: Instant): AsyncGenerator<readonly DueReminder[]> {
  let after: DueReminder | undefined;
  for (;;) {
    const { items, more } = await queryPage(table, {
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :reminders AND GSI1SK < :now',
      // After whatever stands at this instant
      ExpressionAttributeValues: { ':reminders': REMINDERS, ':now': reminderOrder(now, '~') },
      Limit: PAGE,
      ...(after
        ? {
            ExclusiveStartKey: {
              ...reviewReminderKey(after.user_id),
              GSI1PK: REMINDERS,
              GSI1SK: reminderOrder(after.next_at, after.user_id),
            },
          }
        : {}),
    });
    const due = items.map(parseReminder).filter(isOn);
    if (due.length > 0) yield due;
    after = due.at(-1);
    if (!more || !after) return;
  }
}
