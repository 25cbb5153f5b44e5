import type { SessionId } from '../../../shared/model/id.ts';
import { deleteRows } from '../batch.ts';
import { findKeys } from '../find-keys.ts';
import { readerKey } from '../keys.ts';
import { beginsWith } from '../query.ts';
import type { Table } from '../table.ts';
import { practiceOf } from './find-practice.ts';

/** Deletes a user's progress and practice in one session; the hours in their stats stay. */
export const eraseProgress = async (table: Table, userId: string, session: SessionId): Promise<void> => {
  const { PK, SK } = readerKey(userId, session);
  const found = await Promise.all([findKeys(table, beginsWith(PK, SK)), findKeys(table, practiceOf(userId, session))]);
  await deleteRows(table, found.flat());
};
