import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Output } from '../../../../../shared/contract/endpoint.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { Progress } from '../../../../../shared/model/learning/progress.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { isCompleted } from '../../progress/progress-view.ts';
import type { GradedAnswers } from './quiz-machine.ts';

export type LatestAttempt = Output<Contract['listAttempts']>['attempts'][number];

/** The latest attempt at each quiz, on any device; undefined while loading. */
export const useAttempts = (sessionId: SessionId, enabled = true): readonly LatestAttempt[] | undefined =>
  useEndpoint('listAttempts', { params: { sessionId } }, { enabled }).data?.attempts;

/** The results of the latest attempt at a quiz; requested only when there is one. */
export const useLastAttempt = (scene: Scene, entry: Progress | undefined): GradedAnswers | undefined => {
  const enabled = scene.quiz !== null && isCompleted(entry);
  const attempts = useAttempts(scene.session_id, enabled);
  return enabled ? attempts?.find(({ scene_id }) => scene_id === scene.id) : undefined;
};
