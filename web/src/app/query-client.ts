import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/contract/api-error.ts';

const RETRIES = 2;

/** Refusals are not retried; calls without an answer and temporary failures of the service are. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Live updates report changes; one minute covers a tab whose socket is disconnected
      // Asked without a connection too: the service worker may have kept the answer
      queries: { retry: mayRetry, staleTime: 60_000, networkMode: 'offlineFirst' },
      mutations: { retry: false },
    },
  });
