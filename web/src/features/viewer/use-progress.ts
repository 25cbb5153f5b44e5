import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { CompletionStatus } from '../../../../shared/model/learning/progress.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { api } from '../../lib/api/api.ts';
import { useOnline } from '../../lib/browser/use-online.ts';
import { refusalTexts } from '../../texts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { useAuth } from '../auth/auth-context.ts';
import { cacheProgress } from '../progress/cache-progress.ts';
import { cacheKept } from '../progress/kept/kept-entries.ts';
import { createProgressQueue } from '../progress/kept/progress-queue.ts';
import { viewerTexts } from './texts.ts';

/** An open scene counts as started after this many milliseconds. */
export const OPENED_AFTER = 5_000;
const SAVE_FAILED = viewerTexts.saveFailed;

/** Starts a scene or marks it complete. What no answer comes to is kept on this device and sent later. */
export const useSaveProgress = () => {
  const queries = useQueryClient();
  const userId = useAuth().user?.id;
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ scene, status }: { scene: Scene; status: CompletionStatus }) => {
      try {
        return await api('putProgress', { params: { sceneId: scene.id }, body: { completion_status: status } });
      } catch (error) {
        if (userId === undefined || !(error instanceof ApiError && error.status === 0)) throw error;
        createProgressQueue(localStorage, userId).add({ scene: scene.id, status });
        return null;
      }
    },
    onSuccess: (written, { scene }) => {
      if (written) cacheProgress(queries, written);
      else if (userId !== undefined) cacheKept(queries, scene, userId);
    },
    onError: (error, { status }) => {
      if (status === 'completed') console.error('Failed to mark complete', error);
      const unknown = error instanceof ApiError && error.code === 'scene_type_unknown';
      toast.error(unknown ? refusalTexts.scene_type_unknown : SAVE_FAILED, { id: 'progress' });
    },
  });
};

/** Marks a scene complete and opens the next one, unless the reader has navigated elsewhere meanwhile. */
export const useComplete = (scene: Scene, goOn: () => void) => {
  const { mutate, isPending, variables, data } = useSaveProgress();
  const online = useOnline();
  const shown = useRef({ scene, goOn });
  useEffect(() => {
    shown.current = { scene, goOn };
  });
  const complete = () =>
    mutate(
      { scene, status: 'completed' },
      { onSuccess: () => shown.current.scene.id === scene.id && shown.current.goOn() },
    );
  // A request for a scene that was left does not disable the button of another
  const completing = isPending && variables.scene.id === scene.id;
  return { complete, completing, isKept: data === null && !online };
};

/** Records a scene as started once it has been open for five seconds. */
export const useOpened = (scene: Scene | undefined, signedIn: boolean): void => {
  const { mutate } = useSaveProgress();
  const begun = scene?.state === 'written' && signedIn ? scene : undefined;
  const id = begun?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetch creates a new object for the same scene
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => mutate({ scene: begun, status: 'in_progress' }), OPENED_AFTER);
    return () => clearTimeout(timer);
  }, [id, mutate]);
};
