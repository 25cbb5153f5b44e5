import type { SessionRecord } from '../../domain/session/session.ts';
import { sessionKey } from '../keys.ts';
import { eraseCase } from '../moderation/erase-case.ts';
import { deleteRow, type Table } from '../table.ts';
import { eraseSession } from './erase-session.ts';

/** Everything of a session, and the row that leads to it last: what breaks off in the middle is found again. */
export const eraseLeftSession = async (table: Table, session: SessionRecord): Promise<void> => {
  await eraseCase(table, session.id);
  await eraseSession(table, session);
  await deleteRow(table, sessionKey(session.id));
};
