import { AuthFailure } from '../../lib/auth.ts';
import { toast } from '../../ui/toast.ts';

const TAKEN = 'User already registered';

export const isTaken = (error: unknown): boolean => error instanceof AuthFailure && error.message.includes(TAKEN);

const textOf = (error: unknown): string => {
  if (isTaken(error)) return 'This email is already registered. Please sign in instead.';
  if (error instanceof AuthFailure) return error.message;
  return 'Something went wrong. Please try again.';
};

/** Says why a step of signing in was refused; what nobody expected goes to the console too. */
export const tellAuthError = (error: unknown): void => {
  if (!(error instanceof AuthFailure)) console.error(error);
  toast.error(textOf(error));
};
