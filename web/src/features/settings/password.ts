import { FRESH_SIGN_IN_MINUTES, PASSWORD_MINIMUM } from '../../../../shared/catalogue/limits.ts';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import { MINUTE } from '../../../../shared/model/time.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { hasOuterSpace } from '../auth/credentials.ts';

export interface Passwords {
  readonly current: string;
  readonly next: string;
  readonly confirmed: string;
}

/** Whether a sign-in (epoch seconds) is so long ago that the password in use is asked for too. */
export const isStale = (signedInAt: number, now: number): boolean =>
  now - signedInAt * 1_000 > FRESH_SIGN_IN_MINUTES * MINUTE;

/** What keeps the dialog from being sent, or undefined. */
export const passwordRefusal = ({ current, next, confirmed }: Passwords, withCurrent: boolean): string | undefined => {
  if (next === '' || confirmed === '' || (withCurrent && current === '')) return settingsTexts.pleaseFillInAll;
  if (next !== confirmed) return settingsTexts.newPasswordsDoNot;
  if (next.length < PASSWORD_MINIMUM) return settingsTexts.passwordMustBeAt;
  return hasOuterSpace(next) ? settingsTexts.passwordHasOuterSpace : undefined;
};

export const passwordFailure = (error: unknown): string =>
  (error instanceof ApiError && error.status > 0 && error.message) || settingsTexts.failedToUpdatePassword;

export const wantsCurrent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'current_password_required';
