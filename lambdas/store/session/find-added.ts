import type { SessionId } from '../../../shared/model/id.ts';
import type { LibraryEntry } from '../../domain/session/library-entry.ts';
import { libraryKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseAdded } from './added-row.ts';

/** Consistent: progress is written by it, and it is what a repeated call is answered with. */
export const findAdded = async (
  table: Table,
  userId: string,
  session: SessionId,
): Promise<LibraryEntry | undefined> => {
  const row = await getRow(table, libraryKey(userId, session), { consistent: true });
  return row === undefined ? undefined : parseAdded(row);
};
