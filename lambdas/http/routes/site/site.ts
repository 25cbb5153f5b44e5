import { lastDays } from '../../../domain/site/days.ts';
import { siteStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const health: Routes<'getHealth'> = {
  getHealth: async () => ({ ok: true }),
};

export const site: Routes<'getSiteFigures' | 'getAnalytics'> = {
  getSiteFigures: async () => {
    const [{ users, admins, owners, pro }, active] = await Promise.all([siteStore().counts(), siteStore().active()]);
    return { users: users + admins + owners, pro, active_sessions: active, admins: admins + owners };
  },

  getAnalytics: async ({ query, now }) => ({ days: [...(await siteStore().days(lastDays(query.days, now)))] }),
};
