import type { QueryClient } from '@tanstack/react-query';
import type { SceneId } from '../../../../../shared/model/id.ts';
import { endpointQuery, keyOf } from '../../../lib/api/api.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { keepProgress } from '../../progress/keep-progress.ts';
import { quizTexts } from '../texts.ts';
import type { Submitted } from './send-later.ts';

const ofSession = ({ entry }: Pick<Submitted, 'entry'>) => ({
  params: { sessionId: entry.scene.story_session_id },
});

/** Puts a graded quiz where the pages read it. */
export const keepSubmitted = (queries: QueryClient, scene: SceneId, saved: Submitted): void => {
  const { score, passed, questions } = saved;
  const attempt = { scene_id: scene, score, passed, questions };
  queries.setQueryData(endpointQuery('listAttempts', ofSession(saved)).queryKey, (before) =>
    before ? { attempts: [...before.attempts.filter(({ scene_id }) => scene_id !== scene), attempt] } : before,
  );
  keepProgress(queries, saved);
};

/** What a reader said of a graded question changes its results. */
export const outdateAttempts = (queries: QueryClient, saved: Pick<Submitted, 'entry'>): void =>
  void queries.invalidateQueries({ queryKey: keyOf('listAttempts', ofSession(saved)) });

/** Only what was passed is told with a green tick. */
export const tellSubmitted = ({ score, passed }: Pick<Submitted, 'score' | 'passed'>): void => {
  const text = score === null ? quizTexts.quizCompleted : quizTexts.quizCompletedScore({ score });
  (passed ? toast.success : toast.info)(text, { id: 'quiz' });
};
