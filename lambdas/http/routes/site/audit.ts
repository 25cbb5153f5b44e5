import { activityStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const audit: Routes<'listActivity'> = {
  listActivity: async ({ query: { limit, cursor }, now }) => {
    const { items, cursor: next } = await activityStore().list({ limit, cursor, now });
    return { items: [...items], cursor: next };
  },
};
