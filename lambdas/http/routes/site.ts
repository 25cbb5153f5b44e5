import { lastDays } from '../../domain/site/days.ts';
import { activityStore, siteStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';

export const site: Routes<'getSiteFigures' | 'listActivity' | 'getAnalytics'> = {
  getSiteFigures: async () => {
    const [{ users, admins, owners, pro }, active] = await Promise.all([siteStore().counts(), siteStore().active()]);
    return { users: users + admins + owners, pro, active_sessions: active, admins: admins + owners };
  },

  listActivity: async ({ query: { limit, cursor }, now }) => {
    const { items, cursor: next } = await activityStore().list({ limit, cursor, now });
    return { items: [...items], cursor: next };
  },

  getAnalytics: async ({ query, now }) => ({ days: [...(await siteStore().days(lastDays(query.days, now)))] }),
};
