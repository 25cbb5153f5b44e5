import { createContext, useContext } from 'react';
import type { Auth, AuthSession, AuthUser } from '../../lib/auth/auth.ts';

type AuthStatus = 'loading' | 'signedIn' | 'none';

export interface AuthState {
  /** `loading` until the session was checked for the first time. */
  status: AuthStatus;
  /** The user was signed in on this page, and was signed out in another tab or by the service. */
  ended: boolean;
  session: AuthSession | null;
  user: AuthUser | null;
  /** Name, else the part of the address before the @, else "User". */
  name: string;
  signIn: Auth['signIn'];
  signUp: Auth['signUp'];
  /** After sign-up: creates the user's record. Never throws. */
  registered: () => Promise<void>;
  confirm: Auth['confirm'];
  resend: Auth['resend'];
  forgot: Auth['forgot'];
  reset: Auth['reset'];
  /** Starts a new session after a password change has ended all sessions. */
  renew: (password: string) => Promise<void>;
  signOut: () => Promise<void>;
}

export const AuthContext = createContext<AuthState | null>(null);

export const useAuth = (): AuthState => {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
};
