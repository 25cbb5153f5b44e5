import type { QueryClient } from '@tanstack/react-query';
import type { SessionId } from '../../../../shared/model/id.ts';
import { keyOf } from '../../lib/api/api.ts';

/** Asks again for everything that begins or ends with a generation. */
export const refreshSession = (queries: QueryClient, sessionId: SessionId): void => {
  const input = { params: { sessionId } };
  const outdated = [
    keyOf('getSession', input),
    keyOf('listScenes', input),
    keyOf('getCoverage', input),
    keyOf('listSessions'),
    keyOf('getStats'),
    keyOf('getUsage'),
  ];
  for (const queryKey of outdated) void queries.invalidateQueries({ queryKey });
};
