import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { SceneId } from '../../../../shared/model/id.ts';
import type { Quiz } from '../../../../shared/model/question.ts';
import type { Scene } from '../../../../shared/model/scene.ts';
import { api, newKey } from '../../lib/api.ts';
import { quizTexts } from '../../texts/quiz.ts';
import { toast } from '../../ui/toast.ts';
import { answersOf, intro, type QuizAction, type QuizState, quizStep } from './quiz-machine.ts';
import { useRemarks } from './use-remarks.ts';

type Saved = Output<Contract['submitAnswers']>;

type Kept = Pick<Saved, 'entry' | 'session'>;

/** The quizzes of a session, each where its learner left it. `scene` is the one shown. */
export const useQuiz = (scene: Scene & { quiz: Quiz | null }, onSaved: (saved: Kept) => void) => {
  const [states, setStates] = useState<ReadonlyMap<SceneId, QuizState>>(new Map());
  const keys = useRef(new Map<SceneId, string>());
  const state = states.get(scene.id) ?? intro;
  const send = (id: SceneId, action: QuizAction) =>
    setStates((all) => new Map(all).set(id, quizStep(all.get(id) ?? intro, action)));

  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, answers }: { id: SceneId; answers: ReturnType<typeof answersOf> }) => {
      // One attempt, one key: sent again after a lost answer it is graded once
      const key = keys.current.get(id) ?? newKey();
      keys.current.set(id, key);
      return api('submitAnswers', { params: { sceneId: id }, body: { answers } }, { key });
    },
    onSuccess: (saved, { id }) => {
      keys.current.delete(id);
      send(id, { do: 'graded', graded: saved });
      toast.success(
        saved.score === null ? quizTexts.quizCompleted : quizTexts.quizCompletedScore({ score: saved.score }),
      );
      onSaved(saved);
    },
    onError: () => toast.error(quizTexts.failedToSaveQuiz, { id: 'quiz' }),
  });

  const remarks = useRemarks(scene.id, (remark) => send(scene.id, { do: 'remark', remark }), onSaved);

  return {
    state,
    remarks,
    submitting: isPending,
    act: (action: QuizAction) => {
      // Other answers are another attempt
      if (action.do === 'reply') keys.current.delete(scene.id);
      send(scene.id, action);
    },
    submit: () => {
      if (state.step === 'in-progress' && scene.quiz && !isPending)
        mutate({ id: scene.id, answers: answersOf(scene.quiz, state) });
    },
  };
};
