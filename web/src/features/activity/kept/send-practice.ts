import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../../shared/contract/api-error.ts';
import { type SceneId, sceneAddress } from '../../../../../shared/model/id.ts';
import { KEPT_ACTIVITIES, type ScenePractice } from '../../../../../shared/model/learning/practice.ts';
import { api, endpointQuery } from '../../../lib/api/api.ts';
import type { PracticeQueue } from './practice-queue.ts';

/** Sending again may succeed: there was no answer, or a failure of the service that passes. */
const mayArriveLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

const cache = (queries: QueryClient, kept: ScenePractice): void => {
  const input = { params: { sessionId: sceneAddress(kept.scene_id).sessionId } };
  queries.setQueryData(endpointQuery('getPractice', input).queryKey, (before) => ({
    scenes: [...(before?.scenes ?? []).filter(({ scene_id }) => scene_id !== kept.scene_id), kept],
  }));
};

/** Sends what was done with one scene's activities. What the server refuses for good is forgotten. */
export const sendPractice = async (queue: PracticeQueue, scene: SceneId, queries: QueryClient): Promise<void> => {
  const entries = queue.load(scene).slice(0, KEPT_ACTIVITIES);
  if (entries.length === 0) return;
  try {
    cache(queries, await api('putPractice', { params: { sceneId: scene }, body: { entries } }));
    queue.arrived(scene, entries);
  } catch (error) {
    if (!mayArriveLater(error)) queue.arrived(scene, entries);
  }
};
