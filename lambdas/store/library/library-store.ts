import { newLibraryEntry } from '../../domain/library/library.ts';
import type { LibraryStore } from '../../domain/library/ports.ts';
import type { LibraryEntry } from '../../domain/session/library-entry.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { absent, put } from '../fragment.ts';
import { libraryKey } from '../keys.ts';
import { findReader } from '../progress/row.ts';
import { addedRow } from '../session/added-row.ts';
import { findAdded } from '../session/find-added.ts';
import { deleteRow, type Table, writeIf } from '../table.ts';

/** With what its reader learned in it before. */
export const addSession = async (
  table: Table,
  userId: string,
  session: SessionRecord,
  author: string | null,
  now: number,
): Promise<LibraryEntry> => {
  const added = newLibraryEntry(session, await findReader(table, userId, session.id), author, now);
  const once = absent(() => new Error('added'));
  if (await writeIf(table, put(addedRow(added), once))) return added;
  return (await findAdded(table, userId, session.id)) ?? added;
};

export const createLibraryStore = (table: Table): LibraryStore => ({
  find: (userId, session) => findAdded(table, userId, session),
  add: (userId, session, author, now) => addSession(table, userId, session, author, now),
  remove: (userId, session) => deleteRow(table, libraryKey(userId, session)),
});
