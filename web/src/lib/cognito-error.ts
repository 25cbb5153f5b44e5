import { AuthError } from 'aws-amplify/auth';
import { AuthFailure } from './auth.ts';

/** What Amplify throws when the service was not reached, or said nothing that can be shown. */
const unexpected = new Set(['NetworkError', 'Unknown', 'InternalErrorException', 'AuthUserPoolException']);

type About = NonNullable<AuthFailure['about']>;

/** What of what was typed a refusal is about. */
const subjects: Record<string, About> = {
  CodeMismatchException: 'code',
  ExpiredCodeException: 'code',
  LimitExceededException: 'code',
  TooManyFailedAttemptsException: 'code',
  UsernameExistsException: 'email',
  InvalidPasswordException: 'password',
  NotAuthorizedException: 'password',
};

/** An invalid parameter says only in words which one it is. */
const aboutOf = ({ name, message }: AuthError): About | undefined => {
  if (name !== 'InvalidParameterException') return subjects[name];
  return /password/i.test(message) ? 'password' : /email|username/i.test(message) ? 'email' : undefined;
};

const texts: Record<string, string> = {
  UsernameExistsException: 'User already registered',
};

/** A refusal of the service becomes an `AuthFailure` with its message; the rest stays what it is. */
export const failureOf = (error: unknown): unknown => {
  if (!(error instanceof AuthError) || unexpected.has(error.name)) return error;
  const about = aboutOf(error);
  return new AuthFailure(texts[error.name] ?? error.message, { cause: error, ...(about ? { about } : {}) });
};

/** Whether the service refused with this name, and with these words where the name alone says too little. */
export const named = (error: unknown, name: string, words = ''): boolean =>
  error instanceof AuthError && error.name === name && error.message.includes(words);
