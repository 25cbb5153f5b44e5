import * as z from 'zod/mini';
import { AppError } from '../../../../shared/model/app-error.ts';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import type { AnchorQuery, SessionPage } from '../../../domain/session/ports.ts';
import { getRows } from '../../batch.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import { ownedIndex, ownedSession, sessionKey } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parseSession } from '../row.ts';

const KeySchema = z.object({ GSI3SK: z.string() });

const sessionOf = (sortKey: string) => {
  const id = z.safeParse(SessionIdSchema, sortKey.slice(ownedSession('anchor', 'ses_').length - 'ses_'.length));
  if (!id.success) throw new AppError('bad_cursor');
  return id.data;
};

/** Newest made first: their ids sort by the time they were made. The index holds keys only, so that no change moves it. */
export const listAnchors = async (table: Table, { userId, limit, cursor }: AnchorQuery): Promise<SessionPage> => {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  const owner = ownedIndex(userId);
  const { items, more } = await queryPage(table, {
    IndexName: 'GSI3',
    KeyConditionExpression: 'GSI3PK = :owner AND begins_with(GSI3SK, :anchors)',
    ExpressionAttributeValues: { ':owner': owner, ':anchors': 'SESSION#anchor#' },
    ScanIndexForward: false,
    Limit: limit,
    ...(after === undefined
      ? {}
      : { ExclusiveStartKey: { ...sessionKey(sessionOf(after)), GSI3PK: owner, GSI3SK: after } }),
  });
  const keys = items.map((item) => z.parse(KeySchema, item).GSI3SK);
  const rows = await getRows(
    table,
    keys.map((key) => sessionKey(sessionOf(key))),
  );
  const sessions = rows.map(parseSession).sort((a, b) => (a.id < b.id ? 1 : -1));
  return { sessions, cursor: more ? encodeCursor(keys.slice(-1)) : null };
};
