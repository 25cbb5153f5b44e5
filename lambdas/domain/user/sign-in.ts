import { FRESH_SIGN_IN_MINUTES } from '../../../shared/catalogue/limits.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { instant, MINUTE } from '../../../shared/model/time.ts';
import type { SignIns, UserStore } from './ports.ts';

interface SignInDeps {
  readonly signIns: SignIns;
  readonly users: Pick<UserStore, 'update'>;
}
interface SignedInUser {
  readonly userId: string;
  readonly username: string;
  /** Epoch seconds. */
  readonly signedInAt: number;
  readonly token: string;
}

/** Ends all sign-ins: tokens from before are refused and cannot be refreshed. */
export const endSignIns = async (
  { signIns, users }: SignInDeps,
  { userId, username }: Pick<SignedInUser, 'userId' | 'username'>,
  now: number,
): Promise<void> => {
  await signIns.end(username);
  await users.update(userId, { signed_out_at: instant(now) }, instant(now));
};

/** Soon after signing in the new password is enough. Other devices, and this one, are signed out by it. */
export const changePassword = async (
  means: SignInDeps,
  holder: SignedInUser,
  { next, current }: { readonly next: string; readonly current: string | undefined },
  now: number,
): Promise<void> => {
  const fresh = now - holder.signedInAt * 1_000 <= FRESH_SIGN_IN_MINUTES * MINUTE;
  if (fresh) await means.signIns.setPassword(holder.username, next);
  else if (current === undefined) throw new AppError('current_password_required');
  else await means.signIns.changePassword(holder.token, current, next);
  await endSignIns(means, holder, now);
};
