import { countersAt, usageOf } from '../../domain/usage/usage.ts';
import { ensureUser } from '../../domain/user/me.ts';
import { presentUser } from '../../domain/user/user.ts';
import { userStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';
import { accounts } from '../../runtime/services/identity.ts';

export const me: Routes<'getMe' | 'getUsage'> = {
  getMe: async ({ caller, now }) =>
    presentUser(await ensureUser({ users: userStore(), accounts: accounts() }, caller, now)),

  getUsage: async ({ caller, now }) => {
    const used = await userStore().usage(caller.userId, Object.values(countersAt(now)));
    return usageOf(caller.user?.subscription_tier ?? 'free', used, now);
  },
};
