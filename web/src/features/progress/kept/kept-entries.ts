import type { QueryClient } from '@tanstack/react-query';
import type { Progress } from '../../../../../shared/model/learning/progress.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { instant } from '../../../../../shared/model/time.ts';
import { endpointQuery } from '../../../lib/api/api.ts';
import { createProgressQueue, type ProgressQueue } from './progress-queue.ts';

type Queue = Pick<ProgressQueue, 'load'>;

/** What the server told, with what it does not know yet. */
export const withKept = (told: readonly Progress[], scenes: readonly Scene[], userId: string, queue: Queue) => {
  const kept = new Set(queue.load().flatMap(({ scene, status }) => (status === 'completed' ? [scene] : [])));
  if (kept.size === 0) return told;
  const known = new Map(told.map((entry) => [entry.scene_id, entry]));
  const completed = scenes.flatMap((scene): Progress[] => {
    if (!kept.has(scene.id)) return [];
    const before = known.get(scene.id) ?? {
      user_id: userId,
      scene_id: scene.id,
      mastery_score: null,
      latest_score: null,
      time_spent: 0,
      last_accessed: instant(Date.now()),
      scene: { type: scene.type, story_session_id: scene.session_id },
    };
    return [{ ...before, completion_status: 'completed' }];
  });
  return [...told.filter(({ scene_id }) => !kept.has(scene_id)), ...completed];
};

/** Shows at once what was kept of a scene. */
export const cacheKept = (queries: QueryClient, scene: Scene, userId: string): void => {
  const { queryKey } = endpointQuery('getProgress', { params: { sessionId: scene.session_id } });
  const queue = createProgressQueue(localStorage, userId);
  queries.setQueryData(
    queryKey,
    (told) => told && { ...told, entries: [...withKept(told.entries, [scene], userId, queue)] },
  );
};
