import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SceneId } from '../../../../shared/model/id.ts';
import type { Quiz } from '../../../../shared/model/learning/question.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { api, newKey } from '../../lib/api/api.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { cacheProgress } from '../progress/cache-progress.ts';
import { announceGraded, cacheGraded } from './attempt/cache-graded.ts';
import {
  type Answers,
  answersOf,
  fitted,
  type GradedAnswers,
  type InProgress,
  intro,
  type QuizAction,
  type QuizState,
  quizStep,
} from './attempt/quiz-machine.ts';
import { mayArriveLater, onSentLater, type PendingAnswers } from './attempt/send-later.ts';
import { createStoredAttempts } from './attempt/stored-attempt.ts';
import { useRemarks } from './results/use-remarks.ts';
import { quizTexts } from './texts.ts';

const ANONYMOUS = 'visitor';

/** The initial state: the attempt stored on this device, else the latest attempt on the server. */
const begun = (kept: InProgress | undefined, last: GradedAnswers | undefined, ids: readonly string[]): QuizState => {
  if (kept?.ids.some((id) => ids.includes(id))) return kept;
  if (kept?.ids.length === 0 && kept.replies.length === ids.length) return { ...kept, ids };
  return last ? { step: 'results', graded: last, away: true, fresh: false } : intro;
};

/** The quizzes of a session, each in the state where its learner left it, also after a reload. `scene` is the one shown. */
export const useQuiz = (
  userId: string | undefined,
  scene: Scene & { quiz: Quiz | null },
  last: GradedAnswers | undefined,
) => {
  const queries = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<SceneId, QuizState>>(new Map());
  const keys = useRef(new Map<SceneId, string>());
  // Anonymous attempts last as long as the tab: the next person at this device is somebody else
  const attempts = useMemo(
    () =>
      userId === undefined
        ? createStoredAttempts(sessionStorage, ANONYMOUS)
        : createStoredAttempts(localStorage, userId),
    [userId],
  );
  const kept = useMemo(() => attempts.load(scene.id), [attempts, scene.id]);
  const questions = scene.quiz?.questions;
  const ids = useMemo(() => (questions ?? []).map(({ id }) => id), [questions]);
  const before = states.get(scene.id) ?? begun(kept?.state, last, ids);
  const state = before.step === 'in-progress' ? fitted(before, ids) : before;
  const isReplaced = before.step === 'in-progress' && !before.away && state !== before;
  useEffect(() => {
    if (isReplaced) toast.info(quizTexts.replaced, { id: 'quiz' });
  }, [isReplaced]);

  const put = (id: SceneId, next: QuizState) => setStates((all) => new Map(all).set(id, next));
  const step = (id: SceneId, action: QuizAction) =>
    setStates((all) => new Map(all).set(id, quizStep(all.get(id) ?? intro, action)));
  /** One idempotency key per attempt: sent again after a lost answer it is graded once. */
  const keyOf = (id: SceneId): string => {
    const key = keys.current.get(id) ?? attempts.load(id)?.key ?? newKey();
    keys.current.set(id, key);
    return key;
  };

  useEffect(
    () =>
      onSentLater((id, saved) => {
        const found = id === scene.id ? begun(kept?.state, undefined, ids) : intro;
        const action: QuizAction = saved ? { do: 'graded', graded: saved } : { do: 'refused' };
        keys.current.delete(id);
        setStates((all) => new Map(all).set(id, quizStep(all.get(id) ?? found, action)));
      }),
    [scene.id, kept, ids],
  );

  const { mutate, isPending } = useMutation({
    // Offline the page says at once that the submission waits
    networkMode: 'always',
    mutationFn: ({ id, answers }: { id: SceneId; answers: Answers }): Promise<GradedAnswers | PendingAnswers> => {
      const sent = { params: { sceneId: id }, body: { answers } };
      // The service stores nothing for anonymous readers
      return userId === undefined ? api('checkAnswers', sent) : api('submitAnswers', sent, { key: keyOf(id) });
    },
    onSuccess: (saved, { id }) => {
      keys.current.delete(id);
      attempts.forget(id);
      step(id, { do: 'graded', graded: saved });
      announceGraded(saved);
      if ('entry' in saved) cacheGraded(queries, id, saved);
    },
    onError: (error, { id, answers }) => {
      const waiting = userId !== undefined && mayArriveLater(error);
      const before = attempts.load(id);
      if (before)
        attempts.save(id, { ...before, state: { ...before.state, waiting }, unsent: waiting ? answers : null });
      step(id, { do: waiting ? 'wait' : 'refused' });
      // Offline is no failure: the answers are kept, and the page says so
      if (!waiting || navigator.onLine) toast.error(quizTexts.saveFailed, { id: 'quiz' });
    },
  });

  const act = (action: QuizAction) => {
    // Other answers are another attempt, so the key changes
    if (action.do === 'reply' || action.do === 'start') keys.current.set(scene.id, newKey());
    const next = quizStep(state, action);
    if (next.step === 'in-progress') {
      const unsent = next.waiting ? (attempts.load(scene.id)?.unsent ?? null) : null;
      attempts.save(scene.id, { state: next, key: keyOf(scene.id), unsent });
    }
    put(scene.id, next);
  };

  const remarks = useRemarks(
    scene.id,
    (remark) => step(scene.id, { do: 'remark', remark }),
    (saved) => cacheProgress(queries, saved),
  );

  return {
    state,
    /** Undefined for anonymous readers, whose remarks cannot be saved. */
    remarks: userId === undefined ? undefined : remarks,
    submitting: isPending,
    act,
    /** Shows the latest results before another attempt is begun. */
    showResults:
      state.step === 'intro' && last
        ? () => put(scene.id, { step: 'results', graded: last, away: false, fresh: false })
        : null,
    submit: () => {
      if (state.step !== 'in-progress' || !scene.quiz || isPending) return;
      put(scene.id, state);
      attempts.save(scene.id, { state, key: keyOf(scene.id), unsent: kept?.unsent ?? null });
      mutate({ id: scene.id, answers: answersOf(scene.quiz, state) });
    },
  };
};
