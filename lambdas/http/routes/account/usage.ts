import { countersAt, usageOf } from '../../../domain/usage/usage.ts';
import { userStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const usage: Routes<'getUsage'> = {
  getUsage: async ({ caller, now }) => {
    const used = await userStore().usage(caller.userId, Object.values(countersAt(now)));
    return usageOf(caller.user?.subscription_tier ?? 'free', used, now);
  },
};
