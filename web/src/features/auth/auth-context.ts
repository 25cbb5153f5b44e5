import { createContext, useContext } from 'react';
import type { Auth, AuthSession, AuthUser } from '../../lib/auth/auth.ts';

type AuthStatus = 'loading' | 'signedIn' | 'none';

export interface AuthState {
  /** `loading` until the first check of the session is done. */
  status: AuthStatus;
  /** Was signed in here, and was signed out by another tab or by the service. */
  ended: boolean;
  session: AuthSession | null;
  user: AuthUser | null;
  /** Name, else the address before the @, else "User". */
  name: string;
  signIn: Auth['signIn'];
  signUp: Auth['signUp'];
  /** After sign-up is complete: sees to the users record. Never throws. */
  registered: () => Promise<void>;
  confirm: Auth['confirm'];
  resend: Auth['resend'];
  forgot: Auth['forgot'];
  reset: Auth['reset'];
  /** Goes on with a new session after every one was ended by a new password. */
  renew: (password: string) => Promise<void>;
  signOut: () => Promise<void>;
}

export const AuthContext = createContext<AuthState | null>(null);

export const useAuth = (): AuthState => {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
};
