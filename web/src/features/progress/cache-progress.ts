import type { QueryClient } from '@tanstack/react-query';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import { endpointQuery } from '../../lib/api/api.ts';

type Written = Pick<Output<Contract['putProgress']>, 'entry' | 'session'>;

/** Writes the progress that the server returned into the cache. */
export const cacheProgress = (queries: QueryClient, { entry, session }: Written): void => {
  const input = { params: { sessionId: entry.scene.story_session_id } };
  queries.setQueryData(endpointQuery('getProgress', input).queryKey, (before) => ({
    entries: [...(before?.entries ?? []).filter(({ scene_id }) => scene_id !== entry.scene_id), entry],
    session,
  }));
};
