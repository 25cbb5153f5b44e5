import { PASSWORD_MINIMUM } from '../../../../../shared/catalogue/limits.ts';
import { signInTexts } from '../../../texts/sign-in.ts';
import type { AuthMode } from '../dialog/sign-in-modal.ts';
import { authTexts } from '../texts.ts';

export interface TypedCredentials {
  email: string;
  password: string;
  name: string;
}

export const noCredentials: TypedCredentials = { email: '', password: '', name: '' };

/** The sign-up page asks for a name; the modal does not. */
export type CredentialsField = 'modal' | 'page';

/** The error of each field, as the user reads it. */
export type Faults = Partial<Record<keyof TypedCredentials, string>>;

/** Why the user pool would refuse a new password. */
export const hasOuterSpace = (password: string): boolean => password.trim() !== password;

/** Only rejects what is certainly no address; the user pool validates the rest. */
export const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email.trim());

const emailFault = (email: string): string | undefined => {
  if (email.trim() === '') return authTexts.emailMissing;
  return isAddress(email) ? undefined : signInTexts.emailInvalid;
};

/** `fresh`: a new password is being chosen. */
export const passwordFault = (password: string, fresh: boolean): string | undefined => {
  if (password === '') return authTexts.passwordMissing;
  if (password.length < PASSWORD_MINIMUM) return authTexts.passwordShort({ minimum: PASSWORD_MINIMUM });
  return fresh && hasOuterSpace(password) ? authTexts.passwordOuterSpace : undefined;
};

export const faultsOf = (
  { email, password, name }: TypedCredentials,
  mode: AuthMode,
  place: CredentialsField,
): Faults => {
  const nameMissing = mode === 'signup' && place === 'page' && name.trim() === '';
  const found = { email: emailFault(email), password: passwordFault(password, mode === 'signup') };
  return {
    ...(nameMissing && { name: authTexts.nameMissing }),
    ...(found.email !== undefined && { email: found.email }),
    ...(found.password !== undefined && { password: found.password }),
  };
};

/** Why the form cannot be submitted, or undefined. */
export const refusalOf = (given: TypedCredentials, mode: AuthMode, place: CredentialsField): string | undefined => {
  const { email, password, name } = given;
  const nameMissing = mode === 'signup' && place === 'page' && name.trim() === '';
  if (email.trim() === '' || password === '' || nameMissing) return authTexts.fieldsMissing;
  const faults = faultsOf(given, mode, place);
  return (
    faults.email ??
    (password.length < PASSWORD_MINIMUM ? authTexts.passwordShortToast({ minimum: PASSWORD_MINIMUM }) : faults.password)
  );
};

/** Why a code and a new password cannot be submitted, or undefined. */
export const resetRefusalOf = (code: string, password: string): string | undefined => {
  if (code.trim() === '' || password === '') return authTexts.fieldsMissing;
  return password.length < PASSWORD_MINIMUM
    ? authTexts.passwordShortToast({ minimum: PASSWORD_MINIMUM })
    : passwordFault(password, true);
};
