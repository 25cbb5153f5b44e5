import { useEffect } from 'react';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { todayView } from './today-view.ts';

const KEY = 'fabula.deck';

/** Whether this browser has shown cards before: only then room is kept for them while they load. */
const hadCards = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

const keepHadCards = (has: boolean): void => {
  try {
    if (has) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: nothing is shown until it is loaded
  }
};

export interface DueOfSession {
  readonly due: number;
  readonly cards: number;
}

/** What waits today, and of which sessions. One call serves a whole dashboard. */
export const useToday = () => {
  const query = useEndpoint('getToday');
  const { data } = query;
  const view = data && todayView(data);
  const has = view && view.kind !== 'none';
  useEffect(() => {
    if (has !== undefined) keepHadCards(has);
  }, [has]);
  const bySession: ReadonlyMap<SessionId, DueOfSession> = new Map(
    data?.sessions.map(({ session_id, due, cards }) => [session_id, { due, cards }]),
  );
  return { ...query, view, bySession, expected: query.isPending && hadCards() };
};
