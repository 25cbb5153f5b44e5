import { isOpen, isOpenKey, passagesOf } from '../../../shared/model/learning/question.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import { toldBefore } from '../../domain/generation/plan/told.ts';
import { comparableQuestions, type Objection, taughtBefore } from '../../domain/generation/review.ts';
import type { Model } from '../../domain/model/model.ts';
import { noUsage } from '../../domain/model/token-usage.ts';
import { assembleQuiz } from '../../domain/quiz/assemble-quiz.ts';
import { byLetter } from '../../domain/quiz/letters.ts';
import { isTaught } from '../../domain/scene/checks/taught.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { RefusedQuestion } from '../prompts/tasks.ts';
import { askQuestions } from './ask-questions.ts';
import type { WritingContext } from './context.ts';

/** Question ids count up and are never reused, also after a question was removed. */
const lastNumber = ({ keys }: WrittenScene): number => Math.max(0, ...keys.map(({ id }) => Number(id.slice(1))));

/** A quiz without the questions that are objected to. */
export const withoutQuestions = (
  scene: WrittenScene,
  objections: readonly Pick<Objection, 'questionId'>[],
): WrittenScene => {
  const ids = new Set(objections.map(({ questionId }) => questionId));
  const questions = scene.quiz?.questions.filter(({ id }) => !ids.has(id)) ?? [];
  return {
    ...scene,
    quiz: scene.quiz && { ...scene.quiz, questions },
    keys: scene.keys.filter(({ id }) => !ids.has(id)),
    passed: questions.length,
  };
};

/** Objections to questions with options. Open questions are not replaced here, only dropped. */
const withOptions = ({ quiz }: WrittenScene, objections: readonly Objection[]): readonly Objection[] => {
  const open = new Set(quiz?.questions.filter(isOpen).map(({ id }) => id));
  return objections.filter(({ questionId }) => !open.has(questionId));
};

/** The question that is objected to, as the model is shown it. */
const refusedOf = ({ quiz, keys }: WrittenScene, { questionId, finding }: Objection): RefusedQuestion[] => {
  const asked = quiz?.questions.find(({ id }) => id === questionId);
  const key = keys.find(({ id }) => id === questionId);
  if (!asked || isOpen(asked) || !key || isOpenKey(key)) return [];
  const { question } = asked;
  const quotes = passagesOf(key).map(({ quote }) => quote);
  const options = byLetter(asked.options);
  return [{ question, options, level: key.level ?? 'recall', quotes, reasons: [finding.reason] }];
};

/** What textbooks put around their text. */
export const apparatusIds = ({ chunks }: WritingContext): string[] =>
  chunks.flatMap(({ id, role }) => (role === undefined ? [] : [id]));

/** Asks once for other questions in the place of those objected to; what fails its checks is dropped. */
export const repairQuiz = async (
  model: Model,
  context: WritingContext,
  plan: Plan,
  scenes: readonly WrittenScene[],
  scene: WrittenScene,
  objections: readonly Objection[],
) => {
  const kept = withoutQuestions(scene, objections);
  const again = withOptions(scene, objections);
  const planned = plan.scenes.find(({ order }) => order === scene.order);
  if (!planned || !kept.quiz || again.length === 0) return { scene: kept, usage: noUsage };
  const others = [...scenes.filter(({ order }) => order !== scene.order), kept].flatMap(comparableQuestions);
  const refused = again.flatMap((objection) => refusedOf(scene, objection));
  const told = context.edition ? [] : toldBefore(plan, scenes, scene.order);
  const request = { planned, count: again.length, reasons: [], refused, others, ...(told.length > 0 && { told }) };
  const { passed, usage } = await askQuestions(model, context, request);
  const before = taughtBefore(scene.order, scenes, plan, apparatusIds(context));
  const taught = passed.filter(({ options, correctAnswer: key, ...decided }) =>
    isTaught({ passages: passagesOf(decided), key: options[key] ?? '' }, before),
  );
  const added = assembleQuiz(taught, `${context.seed}/${scene.order}`, lastNumber(scene));
  const questions = [...kept.quiz.questions, ...added.questions];
  const repaired = {
    ...kept,
    quiz: { ...kept.quiz, questions },
    keys: [...kept.keys, ...added.keys],
    passed: questions.length,
  };
  return { scene: repaired, usage };
};
