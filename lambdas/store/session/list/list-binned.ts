import type { BinQuery, SessionPage } from '../../../domain/session/ports.ts';
import { decodeCursor, encodeCursor, sessionOfOrder } from '../../cursor.ts';
import { binIndex, sessionKey, updatedOrder } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parseSession } from '../row.ts';
import { binSince } from './count-binned.ts';

/** Newest deleted first. */
export const listBinned = async (table: Table, query: BinQuery): Promise<SessionPage> => {
  const { userId, mode, since, limit, cursor } = query;
  const [after = ''] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  const start = after && { ...sessionKey(sessionOfOrder(after)), GSI1PK: binIndex(userId, mode), GSI1SK: after };
  // The place where the page before ended has expired, and with it all that would follow
  if (start && after <= `${since}#~`) return { sessions: [], cursor: null };
  const { items, more } = await queryPage(table, {
    ...binSince(query),
    ScanIndexForward: false,
    Limit: limit,
    ...(start ? { ExclusiveStartKey: start } : {}),
  });
  const sessions = items.map(parseSession);
  const last = sessions.at(-1);
  return {
    sessions,
    cursor: more && last ? encodeCursor([updatedOrder(last.deleted_at ?? '', last.id)]) : null,
  };
};
