import { AppError } from '../../../shared/model/app-error.ts';
import { instant } from '../../../shared/model/time.ts';
import type { Accounts, UserStore } from './ports.ts';
import { newUser, type UserRecord } from './user.ts';

interface Asking {
  readonly userId: string;
  readonly username: string;
  readonly user: UserRecord | undefined;
}

/** The caller's record; made here when sign-up could not. */
export const ensureUser = async (
  { users, accounts }: { readonly users: UserStore; readonly accounts: Accounts },
  { userId, username, user }: Asking,
  now: number,
): Promise<UserRecord> => {
  const found = user ?? (await users.find(userId, { consistent: true }));
  if (found) return found;
  const account = await accounts.find(username);
  if (!account) throw new AppError('unauthenticated');
  return users.signUp(newUser(userId, account.email, account.name, instant(now)));
};
