import { signInTexts } from '../../texts/sign-in.ts';
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
const aboutOf = ({ name, message }: Error): About | undefined => {
  if (name !== 'InvalidParameterException') return subjects[name];
  return /password/i.test(message) ? 'password' : /email|username/i.test(message) ? 'email' : undefined;
};

/** What the person is told: the service's own words are for whoever builds on it. */
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

/** A refusal of the service becomes an `AuthFailure` in our words; what there are none for stays what it is. */
export const failureOf = (error: unknown): unknown => {
  if (!(error instanceof Error) || unexpected.has(error.name)) return error;
  const about = aboutOf(error);
  const text = textOf(error, about);
  const taken = error.name === 'UsernameExistsException';
  return text === undefined ? error : new AuthFailure(text, { cause: error, taken, ...(about ? { about } : {}) });
};

/** Whether the service refused with this name, and with these words where the name alone says too little. */
export const named = (error: unknown, name: string, words = ''): boolean =>
  error instanceof Error && error.name === name && error.message.includes(words);
