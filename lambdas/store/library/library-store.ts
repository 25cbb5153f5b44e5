import { newLibraryEntry } from '../../domain/library/library.ts';
import type { LibraryStore } from '../../domain/library/ports.ts';
import type { LibraryEntry } from '../../domain/session/library-entry.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { absent, put } from '../fragment.ts';
import { libraryKey } from '../keys.ts';
import { findReader } from '../progress/row.ts';
import { findLibraryEntry } from '../session/find-library-entry.ts';
import { libraryRow } from '../session/library-row.ts';
import { deleteRow, type Table, writeIf } from '../table.ts';

/** The entry starts with the progress the reader has already. */
export const addSession = async (
  table: Table,
  userId: string,
  session: SessionRecord,
  author: string | null,
  now: number,
): Promise<LibraryEntry> => {
  const added = newLibraryEntry(session, await findReader(table, userId, session.id), author, now);
  const once = absent(() => new Error('added'));
  if (await writeIf(table, put(libraryRow(added), once))) return added;
  return (await findLibraryEntry(table, userId, session.id)) ?? added;
};

export const createLibraryStore = (table: Table): LibraryStore => ({
  find: (userId, session) => findLibraryEntry(table, userId, session),
  add: (userId, session, author, now) => addSession(table, userId, session, author, now),
  remove: (userId, session) => deleteRow(table, libraryKey(userId, session)),
});
