import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { endpointQuery } from '../../lib/api/api.ts';

/** Asks for what the viewer will need, while somebody reaches for a card: it then opens with its cover in place. */
export const usePrefetch = (sessionId: SessionId) => {
  const queries = useQueryClient();
  return useCallback(() => {
    const input = { params: { sessionId } };
    void queries.prefetchQuery(endpointQuery('getSession', input));
    void queries.prefetchQuery(endpointQuery('listScenes', input));
    void queries.prefetchQuery(endpointQuery('getProgress', input));
  }, [queries, sessionId]);
};
