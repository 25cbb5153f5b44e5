import { deletionKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

/** True when the account was deleted: its tokens stay valid for a while. */
export const isAccountDeleted = async (table: Table, userId: string): Promise<boolean> =>
  (await getRow(table, deletionKey(userId), { consistent: true })) !== undefined;
