import type { Routes } from '../../runtime/router.ts';

export const health: Routes<'getHealth'> = {
  getHealth: async () => ({ ok: true }),
};
