import { useCallback, useEffect, useRef, useState } from 'react';
import type { Auth, AuthSession } from '../../lib/auth/auth.ts';

const REFRESH_BEFORE_MS = 60_000;
/** The largest delay that setTimeout accepts. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** undefined until the first check is done; null when nobody is signed in. */
export type SessionState = AuthSession | null | undefined;

const useRefresh = (auth: Auth, expiresAt: number | undefined) => {
  useEffect(() => {
    if (expiresAt === undefined) return;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, expiresAt * 1000 - Date.now() - REFRESH_BEFORE_MS));
    const timer = setTimeout(() => {
      auth.refresh().catch((error: unknown) => console.warn('The session could not be refreshed', error));
    }, wait);
    return () => clearTimeout(timer);
  }, [auth, expiresAt]);
};

/**
 * The current session, kept in sync with the service and refreshed shortly before it expires. `ended`: the user was
 * signed in on this page, and was signed out in another tab or by the service.
 */
export const useSession = (auth: Auth, first: SessionState) => {
  const [{ session, ended }, setState] = useState({ session: first, ended: false });
  const leaving = useRef(false);
  const asked = useRef(0);
  const check = useCallback(async () => {
    const turn = ++asked.current;
    const now = await auth.session().catch((error: unknown) => {
      console.error('The session could not be read', error);
      return null;
    });
    // Ignore answers that arrive out of order
    if (turn !== asked.current) return;
    const here = leaving.current;
    setState((was) => ({ session: now, ended: now === null && !here && (was.ended || was.session != null) }));
  }, [auth]);
  const leave = useCallback(async () => {
    leaving.current = true;
    try {
      await auth.signOut();
      await check();
    } finally {
      leaving.current = false;
    }
  }, [auth, check]);
  useEffect(() => {
    if (first === undefined) void check();
    const again = () => void check();
    // What could not be renewed without a connection is renewed now
    window.addEventListener('online', again);
    const deaf = auth.onChange(again);
    return () => {
      window.removeEventListener('online', again);
      deaf();
    };
  }, [auth, check, first]);
  useRefresh(auth, session?.expires_at);
  return { session, ended, check, leave };
};
