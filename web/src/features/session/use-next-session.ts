import type { Session } from '../../../../shared/model/session/session.ts';
import { useSessions } from './use-sessions.ts';

const everything = { search: '', tags: [] } as const;

/** Another session of the same mode to continue with: a started one, else a new one. Undefined where there is none. */
export const useNextSession = ({ id, mode }: Pick<Session, 'id' | 'mode'>): Session | undefined => {
  const begun = useSessions(mode, 'in-progress', everything);
  const fresh = useSessions(mode, 'ready', everything);
  return [...(begun.sessions ?? []), ...(fresh.sessions ?? [])].find((session) => session.id !== id);
};
