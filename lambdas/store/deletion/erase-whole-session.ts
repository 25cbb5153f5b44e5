import type { SessionRecord } from '../../domain/session/session.ts';
import { sessionKey } from '../keys.ts';
import { eraseCase } from '../moderation/erase-case.ts';
import { deleteRow, type Table } from '../table.ts';
import { eraseSession } from './erase-session.ts';

/** Deletes a session completely, its own row last, so that an interrupted run finds it again. */
export const eraseWholeSession = async (table: Table, session: SessionRecord): Promise<void> => {
  await eraseCase(table, session.id);
  await eraseSession(table, session);
  await deleteRow(table, sessionKey(session.id));
};
