import type { SessionId } from '../../../shared/model/id.ts';
import type { LibraryEntry } from '../../domain/session/library-entry.ts';
import { libraryKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseLibraryEntry } from './library-row.ts';

/** Consistent, because progress is written on it. */
export const findLibraryEntry = async (
  table: Table,
  userId: string,
  session: SessionId,
): Promise<LibraryEntry | undefined> => {
  const row = await getRow(table, libraryKey(userId, session), { consistent: true });
  return row === undefined ? undefined : parseLibraryEntry(row);
};
