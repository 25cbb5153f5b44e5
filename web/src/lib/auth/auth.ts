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
  /** Epoch seconds of the sign-in, however often the token was refreshed since. */
  signed_in_at: number;
  user: AuthUser;
}

interface Registration {
  email: string;
  password: string;
  name?: string;
}

/** `confirm`: the address wants its code first. `reset`: a new password has to be set. */
export type SignInStep = 'done' | 'confirm' | 'reset';
type SignUpStep = 'done' | 'confirm';

interface FailureOptions extends ErrorOptions {
  /** What the person gave that was refused, where it is known. */
  about?: 'code' | 'email' | 'password';
  /** The address has an account. */
  taken?: boolean;
}

/** The authentication service's own refusal; its message is for the person. */
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

/** The authentication service, whichever it is. Refusals are `AuthFailure`; anything else thrown is unexpected. */
export interface AuthService {
  session: () => Promise<AuthSession | null>;
  /** A new access token now, from the refresh token. */
  refresh: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<SignInStep>;
  signUp: (registration: Registration) => Promise<SignUpStep>;
  /** Also resolves where the address was confirmed before, in another tab for instance. */
  confirm: (email: string, code: string) => Promise<void>;
  /** `confirmed`: it was before, and nothing is sent. */
  resend: (email: string) => Promise<'sent' | 'confirmed'>;
  /** Sends a code when there is such an account, and never says whether there is. */
  forgot: (email: string) => Promise<void>;
  /** `again`: the code has confirmed an address that had not been, and another one was sent for the password. */
  reset: (email: string, code: string, password: string) => Promise<'done' | 'again'>;
  /** Signs the same person in afresh, in place of a session that has just been ended everywhere. */
  renew: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Called on sign-in, sign-out and refresh, also in another tab. Returns how to stop. */
  onChange: (listener: () => void) => () => void;
}

export interface Auth extends AuthService {
  /** Whether this browser holds a session, without loading anything. */
  remembers: () => boolean;
}

export const nameOf = (user: AuthUser): string => displayName({ name: user.user_metadata.name, email: user.email });
