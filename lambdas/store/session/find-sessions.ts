import type { SessionId } from '../../../shared/model/id.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { getRows } from '../batch.ts';
import { sessionKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { parseSession } from './row.ts';

/** The sessions that exist; access is checked when they are shown. */
export const findSessions = async (
  table: Table,
  ids: readonly SessionId[],
): Promise<ReadonlyMap<SessionId, SessionRecord>> => {
  const rows = await getRows(
    table,
    [...new Set(ids)].map((id) => sessionKey(id)),
    { consistent: true },
  );
  return new Map(rows.map(parseSession).map((session) => [session.id, session]));
};
