import { update } from '../fragment.ts';
import { settingsKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';

/** Does nothing without a settings row. */
export const stopMail = async (table: Table, userId: string): Promise<void> => {
  await writeIf(
    table,
    update(
      settingsKey(userId),
      'SET email_notifications = :no',
      { ':no': false },
      {},
      { expression: 'attribute_exists(PK)', refusal: () => new Error('Nobody is there') },
    ),
  );
};
