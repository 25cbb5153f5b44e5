import { useMutation } from '@tanstack/react-query';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Output } from '../../../../../shared/contract/endpoint.ts';
import type { SceneId } from '../../../../../shared/model/id.ts';
import type { OwnView } from '../../../../../shared/model/learning/question.ts';
import { api } from '../../../lib/api/api.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import type { AnswerRemarks } from '../answering/answer.tsx';
import { announceGraded } from '../attempt/cache-graded.ts';
import type { Remark } from '../attempt/quiz-machine.ts';
import { quizTexts } from '../texts.ts';

type Saved = Pick<Output<Contract['keepView']>, 'entry' | 'session'>;

/** Saves what a reader says about a graded question, and updates the cached results. */
export const useRemarks = (
  sceneId: SceneId,
  onRemark: (remark: Remark) => void,
  onSaved: (saved: Saved) => void,
): AnswerRemarks => {
  const params = { sceneId };
  const onError = () => toast.error(quizTexts.saveFailed, { id: 'quiz' });
  const dispute = useMutation({
    mutationFn: (body: { questionId: string; reason: string; withdraw: boolean }) =>
      api('disputeQuestion', { params, body }),
    onSuccess: (saved, { questionId: id, withdraw }) => {
      onRemark({ id, disputed: !withdraw, score: saved.score, passed: saved.passed });
      onSaved(saved);
    },
    onError,
  });
  const view = useMutation({
    mutationFn: (body: { questionId: string; view: OwnView }) => api('keepView', { params, body }),
    onSuccess: (saved, { questionId: id, view: kept }) => {
      onRemark({ id, view: kept });
      onSaved(saved);
    },
    onError,
  });
  const compare = useMutation({
    mutationFn: (body: { questionId: string; found: number[] }) => api('compareAnswer', { params, body }),
    onSuccess: (saved, { questionId: id, found }) => {
      const { score, passed } = saved;
      onRemark({ id, found, score, passed });
      // The quiz gets its score when the last open answer was compared
      if (score !== null) announceGraded(saved);
      onSaved(saved);
    },
    onError,
  });
  return {
    busy: dispute.isPending || compare.isPending,
    dispute: (questionId, reason) => dispute.mutate({ questionId, reason, withdraw: false }),
    withdraw: (questionId) => dispute.mutate({ questionId, reason: '', withdraw: true }),
    compare: (questionId, found) => compare.mutate({ questionId, found: [...found] }),
    view: (questionId, kept) => view.mutate({ questionId, view: kept }),
  };
};
