import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Auth, nameOf } from '../../lib/auth/auth.ts';
import { forgetLocale } from '../../lib/browser/locale.ts';
import { AuthContext, type AuthState } from './auth-context.ts';
import { type SessionState, useSession } from './use-session.ts';

interface AuthProviderProps {
  auth: Auth;
  /** True when the user is known to be signed out, so there is nothing to wait for. */
  anonymous?: boolean;
  /** Creates the record of a user who has just signed up. */
  onRegistered: () => Promise<unknown>;
  children: ReactNode;
}

const keepOnly = async (userId: string | undefined) =>
  (await import('../../lib/browser/keep-answers-of.ts')).keepAnswersOf(userId);

/** What the browser keeps for reading offline is the signed-in person's alone. */
const useKeepOwn = (auth: Auth, session: SessionState) => {
  const id = session?.user.id;
  const isChecked = session !== undefined;
  useEffect(() => {
    // A session that could not be read is still there
    if (!isChecked || (id === undefined && auth.remembers())) return;
    keepOnly(id).catch((error: unknown) => console.warn('What is kept offline could not be cleared', error));
  }, [auth, isChecked, id]);
};

/** Clears cached data when the user changes, so that nobody sees what another person loaded. */
const useForgetOthers = (id: string | undefined) => {
  const queries = useQueryClient();
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== undefined && before.current !== id) {
      queries.clear();
      forgetLocale();
    }
    // What was refused to an anonymous caller may be allowed to this user
    if (before.current === undefined && id !== undefined)
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    before.current = id;
  }, [queries, id]);
};

export function AuthProvider({ auth, anonymous = false, onRegistered, children }: AuthProviderProps) {
  const { session, ended, check, leave } = useSession(auth, anonymous ? null : undefined);
  const user = session?.user ?? null;
  useForgetOthers(user?.id);
  useKeepOwn(auth, session);
  const state = useMemo<AuthState>(
    () => ({
      status: session === undefined ? 'loading' : session ? 'signedIn' : 'none',
      ended,
      session: session ?? null,
      user,
      name: user ? nameOf(user) : '',
      signIn: async (...args) => {
        const step = await auth.signIn(...args);
        if (step === 'done') await check();
        return step;
      },
      signUp: auth.signUp,
      registered: async () => {
        await onRegistered().catch((error: unknown) => console.error('Error creating user record', error));
      },
      confirm: auth.confirm,
      resend: auth.resend,
      forgot: auth.forgot,
      reset: auth.reset,
      renew: async (password) => {
        try {
          await auth.renew(user?.email ?? '', password);
        } finally {
          await check();
        }
      },
      signOut: leave,
    }),
    [auth, session, ended, user, check, leave, onRegistered],
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}
