import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { CompletionStatus } from '../../../../shared/model/progress.ts';
import type { Scene } from '../../../../shared/model/scene.ts';
import { api, endpointQuery, keyOf } from '../../lib/api.ts';
import { viewerTexts } from '../../texts/viewer.ts';
import { toast } from '../../ui/toast.ts';

type Written = Pick<Output<Contract['putProgress']>, 'entry' | 'session'>;

/** An open scene counts as begun after this. */
export const OPENED_AFTER = 5_000;
const SAVE_FAILED = viewerTexts.failedToSaveProgress;

/** Puts what the server answered to a write where the pages read it. */
export const keepProgress = (queries: QueryClient, { entry, session }: Written): void => {
  const input = { params: { sessionId: entry.scene.story_session_id } };
  queries.setQueryData(endpointQuery('getProgress', input).queryKey, (before) => ({
    entries: [...(before?.entries ?? []).filter(({ scene_id }) => scene_id !== entry.scene_id), entry],
    session,
  }));
  for (const key of [keyOf('listSessions'), keyOf('getStats'), keyOf('getSession', input)])
    void queries.invalidateQueries({ queryKey: key });
};

/** Opens a scene or marks it complete. */
export const useSaveProgress = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ scene, status }: { scene: Scene; status: CompletionStatus }) =>
      api('putProgress', { params: { sceneId: scene.id }, body: { completion_status: status } }),
    onSuccess: (written) => keepProgress(queries, written),
    onError: (error, { status }) => {
      if (status === 'completed') console.error('Failed to mark complete', error);
      const unknown = error instanceof ApiError && error.code === 'scene_type_unknown';
      toast.error(unknown ? error.message : SAVE_FAILED, { id: 'progress' });
    },
  });
};

/** Records a scene as begun once it has been open for five seconds. */
export const useOpened = (scene: Scene | undefined, signedIn: boolean): void => {
  const { mutate } = useSaveProgress();
  const begun = scene?.state === 'written' && signedIn ? scene : undefined;
  const id = begun?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetch makes another object of the same scene
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => mutate({ scene: begun, status: 'in_progress' }), OPENED_AFTER);
    return () => clearTimeout(timer);
  }, [id, mutate]);
};
