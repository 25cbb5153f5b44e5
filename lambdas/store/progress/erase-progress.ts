import type { SessionId } from '../../../shared/model/id.ts';
import { deleteRows } from '../batch.ts';
import { findKeys } from '../find-keys.ts';
import { readerKey } from '../keys.ts';
import { beginsWith } from '../query.ts';
import type { Table } from '../table.ts';

/** Deletes a user's progress in one session; the hours in their stats stay. */
export const eraseProgress = async (table: Table, userId: string, session: SessionId): Promise<void> => {
  const { PK, SK } = readerKey(userId, session);
  await deleteRows(table, await findKeys(table, beginsWith(PK, SK)));
};
