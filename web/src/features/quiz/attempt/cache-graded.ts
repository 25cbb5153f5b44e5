import type { QueryClient } from '@tanstack/react-query';
import type { SceneId } from '../../../../../shared/model/id.ts';
import { endpointQuery } from '../../../lib/api/api.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { cacheProgress } from '../../progress/cache-progress.ts';
import { quizTexts } from '../texts.ts';
import type { PendingAnswers } from './send-later.ts';

/** Writes a graded quiz into the cache. */
export const cacheGraded = (queries: QueryClient, scene: SceneId, saved: PendingAnswers): void => {
  const { entry, score, passed, questions } = saved;
  const attempt = { scene_id: scene, score, passed, questions };
  const input = { params: { sessionId: entry.scene.story_session_id } };
  queries.setQueryData(endpointQuery('listAttempts', input).queryKey, (before) =>
    before ? { attempts: [...before.attempts.filter(({ scene_id }) => scene_id !== scene), attempt] } : before,
  );
  cacheProgress(queries, saved);
};

/** Only a passed quiz is announced with a green tick. */
export const announceGraded = ({ score, passed }: Pick<PendingAnswers, 'score' | 'passed'>): void => {
  const text = score === null ? quizTexts.submitted : quizTexts.submittedScore({ score });
  (passed ? toast.success : toast.info)(text, { id: 'quiz' });
};
