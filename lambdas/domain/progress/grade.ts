import { PASS_MARK } from '../../../shared/catalogue/limits.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { GradedQuestion } from '../../../shared/model/question.ts';
import type { SceneRecord } from '../session/scene.ts';

export interface Answer {
  readonly id: string;
  /** Index into the options. */
  readonly chosen: number;
}

export interface Grade {
  /** Percent, rounded. */
  readonly score: number;
  readonly passed: boolean;
  readonly questions: readonly GradedQuestion[];
}

/** Every question counts the same; one without an answer is wrong. Answers to other questions are ignored. */
export const grade = (scene: SceneRecord, answers: readonly Answer[]): Grade => {
  const keys = new Map(scene.keys.map((key) => [key.id, key]));
  const chosen = new Map(answers.map((answer) => [answer.id, answer.chosen]));
  const questions = (scene.quiz?.questions ?? []).flatMap(({ id }) => {
    const key = keys.get(id);
    if (!key) return [];
    const { correctAnswer, explanation, evidence } = key;
    const choice = chosen.get(id) ?? null;
    return [{ id, chosen: choice, correctAnswer, correct: choice === correctAnswer, explanation, evidence }];
  });
  if (questions.length === 0) throw new AppError('not_gradable');
  const right = questions.filter(({ correct }) => correct).length;
  const score = Math.round((100 * right) / questions.length);
  return { score, passed: score >= PASS_MARK, questions };
};
