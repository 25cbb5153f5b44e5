import { noStats, statsOf } from '../../../domain/stats/stats.ts';
import { userStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { logger } from '../../../runtime/logs/logger.ts';

export const stats: Routes<'countSessions' | 'getStats'> = {
  countSessions: async ({ caller }) => ({
    count: (await userStore().figures(caller.userId)).of('sessions', undefined),
  }),

  getStats: ({ caller, query }) =>
    userStore()
      .figures(caller.userId)
      .then(
        (figures) => statsOf(figures, query.mode),
        (error: unknown) => {
          // A dashboard stands without its figures.
          logger.error('Reading the figures failed', { error });
          return noStats;
        },
      ),
};
