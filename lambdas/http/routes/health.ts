import type { Routes } from '../../runtime/http/router.ts';

export const health: Routes<'getHealth'> = {
  getHealth: async () => ({ ok: true }),
};
