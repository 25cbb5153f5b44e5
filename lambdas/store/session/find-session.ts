import type { SessionId } from '../../../shared/model/id.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { sessionKey } from '../keys.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';
import { parseSession } from './row.ts';

/** Consistent: what it says decides access. */
export const findSession = async (table: Table, id: SessionId): Promise<SessionRecord | undefined> => {
  const row = await getRow(table, sessionKey(id), { consistent: true });
  return row === undefined ? undefined : parseSession(row);
};
