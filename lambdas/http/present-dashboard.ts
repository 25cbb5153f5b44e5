import type { SessionId } from '../../shared/model/id.ts';
import type { Session } from '../../shared/model/session/session.ts';
import { presentLibraryEntry } from '../domain/library/library.ts';
import { isLibraryEntry } from '../domain/session/library-entry.ts';
import type { DashboardEntry } from '../domain/session/ports.ts';
import { asOf, type SessionRecord, sceneNumber } from '../domain/session/session.ts';
import { collectionStore, sessionStore } from '../runtime/container.ts';

import { presentAll } from './present-sessions.ts';

/** Adds the scene where the user left off to sessions in progress. */
const withPlaces = async (
  shown: readonly Session[],
  stored: ReadonlyMap<SessionId, SessionRecord>,
  userId: string,
): Promise<Session[]> => {
  const read = shown.filter(({ learning_status: status }) => status === 'in-progress').map(({ id }) => id);
  const readers = await collectionStore().readers(userId, read);
  return shown.map((session) => {
    const last = readers.get(session.id)?.last_scene;
    const record = stored.get(session.id);
    return last && record ? { ...session, left_off: sceneNumber(record, last) } : session;
  });
};

/** Cards of a dashboard: its owner's sessions, and those that they added, as these are now. */
export const presentDashboard = async (
  entries: readonly DashboardEntry[],
  userId: string,
  now: number,
): Promise<Session[]> => {
  const added = entries.filter(isLibraryEntry);
  const own = entries.flatMap((entry) => (isLibraryEntry(entry) ? [] : (asOf(entry, now) ?? [])));
  const [shown, found] = await Promise.all([
    presentAll(own, { userId }),
    sessionStore().findMany(added.map(({ session_id }) => session_id)),
  ]);
  const byId = new Map(shown.map((session) => [session.id, session]));
  const all = entries.flatMap((entry) =>
    isLibraryEntry(entry) ? presentLibraryEntry(entry, found.get(entry.session_id), now) : (byId.get(entry.id) ?? []),
  );
  return withPlaces(all, new Map([...found, ...own.map((session) => [session.id, session] as const)]), userId);
};
