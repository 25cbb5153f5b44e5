import type { SessionId } from '../../../shared/model/id.ts';
import type { ReaderRecord } from '../../domain/progress/progress.ts';
import { getRows } from '../batch.ts';
import { readerKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { parseReader } from './row.ts';

/** What a person learned in some sessions. */
export const findReaders = async (
  table: Table,
  userId: string,
  sessions: readonly SessionId[],
): Promise<ReadonlyMap<SessionId, ReaderRecord>> => {
  const rows = await getRows(
    table,
    sessions.map((id) => readerKey(userId, id)),
  );
  return new Map(rows.map(parseReader).map((reader) => [reader.session_id, reader]));
};
