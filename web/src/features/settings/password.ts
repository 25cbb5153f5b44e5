import { FRESH_SIGN_IN_MINUTES, PASSWORD_MINIMUM } from '../../../../shared/catalogue/limits.ts';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import { MINUTE } from '../../../../shared/model/time.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { hasOuterSpace, passwordFault } from '../auth/form/credentials.ts';
import { authTexts } from '../auth/texts.ts';
import { settingsTexts } from './texts.ts';

export interface Passwords {
  readonly current: string;
  readonly next: string;
  readonly confirmed: string;
}

/** True when a sign-in (epoch seconds) is so long ago that the current password is asked for too. */
export const isStale = (signedInAt: number, now: number): boolean =>
  now - signedInAt * 1_000 > FRESH_SIGN_IN_MINUTES * MINUTE;

/** Why the dialog cannot be submitted, or undefined. */
export const passwordRefusal = ({ current, next, confirmed }: Passwords, withCurrent: boolean): string | undefined => {
  if (next === '' || confirmed === '' || (withCurrent && current === '')) return settingsTexts.passwordsMissing;
  if (next !== confirmed) return settingsTexts.passwordsDiffer;
  if (next.length < PASSWORD_MINIMUM) return authTexts.passwordShortToast({ minimum: PASSWORD_MINIMUM });
  if (hasOuterSpace(next)) return authTexts.passwordOuterSpace;
  return withCurrent && next === current ? settingsTexts.passwordReused : undefined;
};

/** The error of each field, as the user reads it. */
export type PasswordFaults = Partial<Record<keyof Passwords, string>>;

/** The errors of every field that prevents submission; empty when it can be submitted. */
export const passwordFaults = ({ current, next, confirmed }: Passwords, withCurrent: boolean): PasswordFaults => {
  const reused = withCurrent && next === current ? settingsTexts.passwordReusedHint : undefined;
  const unlike = next === confirmed ? undefined : settingsTexts.passwordsDifferHint;
  const found: [keyof Passwords, string | undefined][] = [
    ['current', withCurrent && current === '' ? authTexts.passwordMissing : undefined],
    ['next', passwordFault(next, true) ?? reused],
    ['confirmed', confirmed === '' ? settingsTexts.passwordAgain : unlike],
  ];
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined));
};

export const passwordFailure = (error: unknown): string => saidBy(error) || settingsTexts.passwordFailed;

/** The field that the service refused, with its reason. */
export const faultsOfFailure = (error: unknown): PasswordFaults => {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'current_password_wrong') return { current: passwordFailure(error) };
  return error.code === 'password_refused' ? { next: passwordFailure(error) } : {};
};

export const wantsCurrent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'current_password_required';
