import { update } from '../../fragment.ts';
import { reviewReminderKey } from '../../keys.ts';
import { type Table, writeIf } from '../../table.ts';

/** Does nothing for whoever has none. */
export const stopReminder = async (table: Table, userId: string): Promise<void> => {
  await writeIf(
    table,
    update(
      reviewReminderKey(userId),
      'SET #on = :off, next_at = :never REMOVE GSI1PK, GSI1SK',
      { ':off': false, ':never': null },
      { '#on': 'on' },
      { expression: 'attribute_exists(PK)', refusal: () => new Error('Nobody is there') },
    ),
  );
};
