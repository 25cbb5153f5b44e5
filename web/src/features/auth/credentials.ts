import { PASSWORD_MINIMUM } from '../../../../shared/catalogue/limits.ts';
import { authTexts } from '../../texts/auth.ts';
import type { AuthMode } from './sign-in-modal.ts';

export interface Credentials {
  email: string;
  password: string;
  name: string;
}

/** The modal asks for no name; the page does. */
export type Place = 'modal' | 'page';

/** What keeps a form from being sent, or undefined. */
export const refusalOf = ({ email, password, name }: Credentials, mode: AuthMode, place: Place): string | undefined => {
  const nameMissing = mode === 'signup' && place === 'page' && name.trim() === '';
  if (email.trim() === '' || password === '' || nameMissing) return authTexts.pleaseFillInAll;
  if (password.length < PASSWORD_MINIMUM) return authTexts.passwordMustBeAt;
  return undefined;
};
