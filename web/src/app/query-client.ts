import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/contract/api-error.ts';

const RETRIES = 2;

/** A refusal stays a refusal; what never got an answer, and what the service could not do just now, is tried again. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Live updates say what has changed; a minute covers a tab whose socket is away
      queries: { retry: mayRetry, staleTime: 60_000 },
      mutations: { retry: false },
    },
  });
