import { AuthFailure } from '../../../lib/auth/auth.ts';
import { libTexts } from '../../../lib/texts.ts';
import { toast } from '../../../ui/overlay/toast.ts';

export const isTaken = (error: unknown): boolean => error instanceof AuthFailure && error.taken;

/** Shows why a step of signing in failed; unexpected errors are logged to the console too. */
export const tellAuthError = (error: unknown): void => {
  if (!(error instanceof AuthFailure)) console.error(error);
  toast.error(error instanceof AuthFailure ? error.message : libTexts.unknownError);
};
