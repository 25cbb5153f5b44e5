import type { Session } from '../../shared/model/session.ts';
import { isAdded, presentAdded } from '../domain/library/library.ts';
import type { Listed } from '../domain/session/ports.ts';
import { asOf } from '../domain/session/session.ts';
import { sessionStore } from '../runtime/container.ts';
import { presentAll } from './present-sessions.ts';

/** Cards of a dashboard: its owner's sessions, and those that they added, as these are now. */
export const presentListed = async (entries: readonly Listed[], userId: string, now: number): Promise<Session[]> => {
  const added = entries.filter(isAdded);
  const own = entries.flatMap((entry) => (isAdded(entry) ? [] : (asOf(entry, now) ?? [])));
  const [shown, found] = await Promise.all([
    presentAll(own, { userId }),
    sessionStore().findMany(added.map(({ session_id }) => session_id)),
  ]);
  const byId = new Map(shown.map((session) => [session.id, session]));
  return entries.flatMap((entry) =>
    isAdded(entry) ? presentAdded(entry, found.get(entry.session_id), now) : (byId.get(entry.id) ?? []),
  );
};
