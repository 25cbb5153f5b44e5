import { makeOwner } from '../../lambdas/domain/user/change-role.ts';
import { newUser, type UserRecord } from '../../lambdas/domain/user/user.ts';
import { memberStore, userStore } from '../../lambdas/runtime/container.ts';
import type { Role } from '../../shared/model/account/user.ts';
import { instant } from '../../shared/model/time.ts';
import { type Identity, person } from './harness.ts';

/** Somebody who signed up, at `at` (epoch milliseconds) or now. */
export const member = async (
  id: string,
  { name = id, email = `${id}@example.test`, at = Date.now() }: { name?: string; email?: string; at?: number } = {},
): Promise<Identity> => {
  const identity = person(id);
  await userStore().signUp(newUser(identity.userId, email, name, instant(at)));
  return identity;
};

export const stored = async ({ userId }: Identity): Promise<UserRecord> => {
  const found = await userStore().find(userId, { consistent: true });
  if (!found) throw new Error(`No member ${userId}`);
  return found;
};

/** Gives a role as an owner does it, or the command when it is theirs. */
export const promote = async (who: Identity, role: Exclude<Role, 'user'>): Promise<Identity> => {
  if (role === 'owner') await makeOwner(memberStore(), who.userId, Date.now());
  else
    await memberStore().setRole({
      userId: who.userId,
      from: (await stored(who)).role,
      to: role,
      by: null,
      at: instant(Date.now()),
    });
  return who;
};
