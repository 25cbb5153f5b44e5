import { deletionKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

/** Whether an account without a profile is one that was deleted: tokens live on for a while. */
export const hasLeft = async (table: Table, userId: string): Promise<boolean> =>
  (await getRow(table, deletionKey(userId), { consistent: true })) !== undefined;
