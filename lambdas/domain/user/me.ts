import { AppError } from '../../../shared/model/app-error.ts';
import { instant } from '../../../shared/model/time.ts';
import type { Accounts, UserStore } from './ports.ts';
import { SEARCH_TERMS_VERSION } from './search-terms.ts';
import { newUser, type UserRecord } from './user.ts';

interface EnsureUserInput {
  readonly userId: string;
  readonly username: string;
  readonly user: UserRecord | undefined;
}

/** Updates the version of the user's search terms; the stream handler then rebuilds them. */
const reindexed = async (users: UserStore, user: UserRecord): Promise<UserRecord> => {
  if (user.filing === SEARCH_TERMS_VERSION || user.deleting_at !== undefined) return user;
  // A failure is ignored; the next request tries again
  return users.update(user.id, { filing: SEARCH_TERMS_VERSION }, user.updated_at).catch(() => user);
};

/** The caller's record; made here when sign-up could not. */
export const ensureUser = async (
  { users, accounts }: { readonly users: UserStore; readonly accounts: Accounts },
  { userId, username, user }: EnsureUserInput,
  now: number,
): Promise<UserRecord> => {
  const found = user ?? (await users.find(userId, { consistent: true }));
  if (found) return reindexed(users, found);
  const account = await accounts.find(username);
  if (!account) throw new AppError('unauthenticated');
  return users.signUp(newUser(userId, account.email, account.name, instant(now)));
};
