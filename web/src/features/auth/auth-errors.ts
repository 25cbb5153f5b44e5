import { AuthFailure } from '../../lib/auth.ts';
import { authTexts } from '../../texts/auth.ts';
import { toast } from '../../ui/toast.ts';

const TAKEN = authTexts.userAlreadyRegistered;

export const isTaken = (error: unknown): boolean => error instanceof AuthFailure && error.message.includes(TAKEN);

const textOf = (error: unknown): string => {
  if (isTaken(error)) return authTexts.thisEmailIsAlready;
  if (error instanceof AuthFailure) return error.message;
  return authTexts.somethingWentWrongPlease;
};

/** Says why a step of signing in was refused; what nobody expected goes to the console too. */
export const tellAuthError = (error: unknown): void => {
  if (!(error instanceof AuthFailure)) console.error(error);
  toast.error(textOf(error));
};
