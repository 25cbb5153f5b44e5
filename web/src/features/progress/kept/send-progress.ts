import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../../shared/contract/client.ts';
import { cacheProgress } from '../cache-progress.ts';
import type { ProgressQueue } from './progress-queue.ts';

/** No answer came, or the service could not give one: sent again, it may arrive. */
export const mayArriveLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Sends what waits, scene by scene. What the server refuses for good is forgotten. */
export const sendProgress = async (queue: ProgressQueue, api: Client, queries: QueryClient): Promise<void> => {
  for (const kept of queue.load()) {
    try {
      const body = { completion_status: kept.status };
      cacheProgress(queries, await api('putProgress', { params: { sceneId: kept.scene }, body }));
      queue.remove(kept);
    } catch (error) {
      if (mayArriveLater(error)) return;
      queue.remove(kept);
    }
  }
};
