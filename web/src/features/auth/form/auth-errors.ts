import { AuthFailure } from '../../../lib/auth/auth.ts';
import { libTexts } from '../../../lib/texts.ts';
import { signInTexts } from '../../../texts/sign-in.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { authTexts } from '../texts.ts';

const TAKEN = signInTexts.taken;

export const isTaken = (error: unknown): boolean => error instanceof AuthFailure && error.message.includes(TAKEN);

const textOf = (error: unknown): string => {
  if (isTaken(error)) return authTexts.emailTaken;
  if (error instanceof AuthFailure) return error.message;
  return libTexts.unknownError;
};

/** Says why a step of signing in was refused; what nobody expected goes to the console too. */
export const tellAuthError = (error: unknown): void => {
  if (!(error instanceof AuthFailure)) console.error(error);
  toast.error(textOf(error));
};
