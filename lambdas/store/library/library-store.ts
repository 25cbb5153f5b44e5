import type { LibraryStore } from '../../domain/library/ports.ts';
import { libraryKey } from '../keys.ts';
import { findAdded } from '../session/find-added.ts';
import { deleteRow } from '../single.ts';
import type { Table } from '../table.ts';
import { addSession } from './add-session.ts';

export const createLibraryStore = (table: Table): LibraryStore => ({
  find: (userId, session) => findAdded(table, userId, session),
  add: (userId, session, author, now) => addSession(table, userId, session, author, now),
  remove: (userId, session) => deleteRow(table, libraryKey(userId, session)),
});
