import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { endpointQuery } from '../../lib/api/api.ts';

/** Loads the viewer's data when a card is hovered or focused, so that the viewer opens with the cover in place. */
export const usePrefetch = (sessionId: SessionId) => {
  const queries = useQueryClient();
  return useCallback(() => {
    const input = { params: { sessionId } };
    void queries.prefetchQuery(endpointQuery('getSession', input));
    void queries.prefetchQuery(endpointQuery('listScenes', input));
    void queries.prefetchQuery(endpointQuery('getProgress', input));
  }, [queries, sessionId]);
};
