import { signInTexts } from '../../texts/sign-in.ts';
import { AuthFailure } from './auth.ts';

/** Errors that Amplify throws when the service was not reached, or gave no message that can be shown. */
const unexpected = new Set(['NetworkError', 'Unknown', 'InternalErrorException', 'AuthUserPoolException']);

type About = NonNullable<AuthFailure['about']>;

/** The input field that a refusal concerns. */
const subjects: Record<string, About> = {
  CodeMismatchException: 'code',
  ExpiredCodeException: 'code',
  LimitExceededException: 'code',
  TooManyFailedAttemptsException: 'code',
  UsernameExistsException: 'email',
  InvalidPasswordException: 'password',
  NotAuthorizedException: 'password',
};

/** An invalid parameter is only named in the message. */
const aboutOf = ({ name, message }: Error): About | undefined => {
  if (name !== 'InvalidParameterException') return subjects[name];
  return /password/i.test(message) ? 'password' : /email|username/i.test(message) ? 'email' : undefined;
};

/** The message for the user: the service's own message is for developers. */
const texts: Record<string, string> = {
  UsernameExistsException: signInTexts.taken,
  NotAuthorizedException: signInTexts.incorrect,
  UserNotFoundException: signInTexts.incorrect,
  CodeMismatchException: signInTexts.invalidCode,
  ExpiredCodeException: signInTexts.expiredCode,
  LimitExceededException: signInTexts.throttled,
  TooManyFailedAttemptsException: signInTexts.throttled,
  TooManyRequestsException: signInTexts.throttled,
  InvalidPasswordException: signInTexts.passwordRefused,
  PasswordHistoryPolicyViolationException: signInTexts.passwordRefused,
  CodeDeliveryFailureException: signInTexts.mailFailed,
};

const invalid: Partial<Record<About, string>> = {
  password: signInTexts.passwordRefused,
  email: signInTexts.emailInvalid,
};

const textOf = ({ name, message }: Error, about: About | undefined): string | undefined => {
  if (name === 'InvalidParameterException') return about && invalid[about];
  if (name === 'NotAuthorizedException' && message.includes('attempts exceeded')) return signInTexts.throttled;
  return texts[name];
};

/** Converts a refusal of the service to an `AuthFailure` with our message; other errors stay as they are. */
export const failureOf = (error: unknown): unknown => {
  if (!(error instanceof Error) || unexpected.has(error.name)) return error;
  const about = aboutOf(error);
  const text = textOf(error, about);
  const taken = error.name === 'UsernameExistsException';
  return text === undefined ? error : new AuthFailure(text, { cause: error, taken, ...(about ? { about } : {}) });
};

/** True when the service refused with this error name, and with this message where the name is not specific enough. */
export const named = (error: unknown, name: string, words = ''): boolean =>
  error instanceof Error && error.name === name && error.message.includes(words);
