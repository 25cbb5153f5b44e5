import { displayName } from '../../../../shared/model/text/display-name.ts';
import { DisplayError } from '../words/display-error.ts';

export interface AuthUser {
  id: string;
  email: string;
  user_metadata: { name?: string };
}

export interface AuthSession {
  access_token: string;
  refresh_token: string;
  /** Epoch seconds. */
  expires_at: number;
  /** Epoch seconds of the sign-in itself, which a refreshed token keeps. */
  signed_in_at: number;
  user: AuthUser;
}

interface Registration {
  email: string;
  password: string;
  name?: string;
}

/** `confirm`: the address must be confirmed with a code first. `reset`: a new password must be set. */
export type SignInStep = 'done' | 'confirm' | 'reset';
type SignUpStep = 'done' | 'confirm';

interface FailureOptions extends ErrorOptions {
  /** The input that was refused, where it is known. */
  about?: 'code' | 'email' | 'password';
  /** An account with this address exists already. */
  taken?: boolean;
}

/** A refusal by the authentication service; its message can be shown to the user. */
export class AuthFailure extends DisplayError {
  override readonly name = 'AuthFailure';
  readonly about: FailureOptions['about'];
  readonly taken: boolean;

  constructor(message: string, { about, taken = false, ...options }: FailureOptions = {}) {
    super(message, options);
    this.about = about;
    this.taken = taken;
  }
}

/** An authentication service. Refusals are thrown as `AuthFailure`; any other error is unexpected. */
export interface AuthService {
  session: () => Promise<AuthSession | null>;
  /** Fetches a new access token with the refresh token. */
  refresh: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<SignInStep>;
  signUp: (registration: Registration) => Promise<SignUpStep>;
  /** Also resolves when the address was confirmed earlier, for example in another tab. */
  confirm: (email: string, code: string) => Promise<void>;
  /** `confirmed`: it was confirmed earlier, and no code is sent. */
  resend: (email: string) => Promise<'sent' | 'confirmed'>;
  /** Sends a code when there is such an account, and never reveals whether there is. */
  forgot: (email: string) => Promise<void>;
  /** `again`: the code confirmed an address that had not been confirmed, and another one was sent for the password. */
  reset: (email: string, code: string, password: string) => Promise<'done' | 'again'>;
  /** Signs the same user in again, after all sessions were ended. */
  renew: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Called on sign-in, sign-out and refresh, also in another tab. Returns the function that unsubscribes. */
  onChange: (listener: () => void) => () => void;
}

export interface Auth extends AuthService {
  /** True when this browser stores a session; loads nothing. */
  remembers: () => boolean;
}

export const nameOf = (user: AuthUser): string => displayName({ name: user.user_metadata.name, email: user.email });
