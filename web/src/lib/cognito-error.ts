import { AuthError } from 'aws-amplify/auth';
import { AuthFailure } from './auth.ts';

/** What Amplify throws when the service was not reached, or said nothing that can be shown. */
const unexpected = new Set(['NetworkError', 'Unknown', 'InternalErrorException', 'AuthUserPoolException']);

const texts: Record<string, string> = {
  UsernameExistsException: 'User already registered',
};

/** A refusal of the service becomes an `AuthFailure` with its message; the rest stays what it is. */
export const failureOf = (error: unknown): unknown =>
  error instanceof AuthError && !unexpected.has(error.name)
    ? new AuthFailure(texts[error.name] ?? error.message, { cause: error })
    : error;

export const named = (error: unknown, name: string): boolean => error instanceof AuthError && error.name === name;
