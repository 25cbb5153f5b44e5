import { PASSWORD_MINIMUM } from '../../../../shared/catalogue/limits.ts';
import { authTexts } from '../../texts/auth.ts';
import type { AuthMode } from './sign-in-modal.ts';

export interface Credentials {
  email: string;
  password: string;
  name: string;
}

export const noCredentials: Credentials = { email: '', password: '', name: '' };

/** The modal asks for no name; the page does. */
export type Place = 'modal' | 'page';

/** What is wrong with a field, as its reader is told at it. */
export type Faults = Partial<Record<keyof Credentials, string>>;

export const faultsOf = ({ email, password, name }: Credentials, mode: AuthMode, place: Place): Faults => {
  const nameMissing = mode === 'signup' && place === 'page' && name.trim() === '';
  return {
    ...(nameMissing && { name: authTexts.nameIsMissing }),
    ...(email.trim() === '' && { email: authTexts.emailIsMissing }),
    ...(password === ''
      ? { password: authTexts.passwordIsMissing }
      : password.length < PASSWORD_MINIMUM && {
          password: authTexts.passwordIsShort({ minimum: PASSWORD_MINIMUM }),
        }),
  };
};

/** What keeps a form from being sent, or undefined. */
export const refusalOf = ({ email, password, name }: Credentials, mode: AuthMode, place: Place): string | undefined => {
  const nameMissing = mode === 'signup' && place === 'page' && name.trim() === '';
  if (email.trim() === '' || password === '' || nameMissing) return authTexts.pleaseFillInAll;
  if (password.length < PASSWORD_MINIMUM) return authTexts.passwordMustBeAt;
  return undefined;
};
