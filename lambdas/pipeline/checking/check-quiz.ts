import {
  objectionsToQuestions,
  optionQuestions,
  type QuestionObjection,
} from '../../domain/generation/checking/solutions.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import { comparableQuestions } from '../../domain/generation/review.ts';
import { type Model, ModelSilent } from '../../domain/model/model.ts';
import { sumUsage } from '../../domain/model/token-usage.ts';
import { isDuplicate } from '../../domain/quiz/checks/duplicates.ts';
import { byLetter } from '../../domain/quiz/letters.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { SolveTask } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import type { WritingContext } from '../writing/context.ts';
import { repairQuiz, withoutQuestions } from '../writing/repair-quiz.ts';
import { askReader } from './ask-reader.ts';
import { type CheckedScene, failedCheck } from './check-text.ts';

/** A scene with these questions only. */
const withOnly = (scene: WrittenScene, ids: ReadonlySet<string>): WrittenScene => {
  const others = scene.quiz?.questions.filter(({ id }) => !ids.has(id)) ?? [];
  return withoutQuestions(
    scene,
    others.map(({ id: questionId }) => ({ questionId })),
  );
};

/** Objections by who answers all questions of a scene without its key; undefined when nobody did. */
const solve = async (model: Model, context: WritingContext, scene: WrittenScene, chunks: readonly string[]) => {
  const questions = optionQuestions(scene).map(({ id, question, options }) => ({
    id,
    question,
    options: byLetter(options),
  }));
  const task: SolveTask = { kind: 'solve', order: scene.order, chunks, questions };
  const maxTokens = answerTokens.solve(questions.length);
  const { value, usage } = await askReader(model, { name: 'solve', ...context.prompt.call(task), maxTokens });
  return { objections: value && objectionsToQuestions(scene, value), usage };
};

interface QuizToCheck {
  readonly scene: WrittenScene;
  readonly chunks: readonly string[];
  readonly plan: Plan;
  /** All scenes that are written. */
  readonly written: readonly WrittenScene[];
}

/**
 * Other questions in the place of those objected to, as far as who reads them finds them sound, and what that reader has
 * against them still.
 */
const askAgain = async (
  model: Model,
  context: WritingContext,
  { scene, chunks, plan, written }: QuizToCheck,
  objections: readonly QuestionObjection[],
) => {
  const repaired = await repairQuiz(model, context, plan, written, scene, objections).catch((error: unknown) => {
    if (!(error instanceof ModelSilent)) throw error;
    return { scene: withoutQuestions(scene, objections), usage: error.usage };
  });
  const before = new Set(scene.keys.map(({ id }) => id));
  const added = new Set(optionQuestions(repaired.scene).flatMap(({ id }) => (before.has(id) ? [] : [id])));
  if (added.size === 0) return { ...repaired, objections: [] };
  const again = await solve(model, context, withOnly(repaired.scene, added), chunks);
  const unsolved = [...added].map((questionId) => ({ questionId }));
  const unsound = again.objections?.filter(({ sound }) => !sound) ?? unsolved;
  return {
    scene: withoutQuestions(repaired.scene, unsound),
    objections: again.objections?.filter(({ sound }) => sound) ?? [],
    usage: sumUsage(repaired.usage, again.usage),
  };
};

/** A quiz with the sound questions of another one that were objected to, until it has so many. */
const withSound = (
  quiz: WrittenScene,
  other: WrittenScene,
  objections: readonly QuestionObjection[],
  most: number,
): WrittenScene => {
  const stand = comparableQuestions(quiz);
  const sound = new Set(objections.flatMap(({ sound: is, questionId }) => (is ? [questionId] : [])));
  const back = comparableQuestions(other)
    .filter((question) => sound.has(question.id) && !stand.some((one) => isDuplicate(question, one)))
    .slice(0, most - stand.length);
  const restored = withOnly(other, new Set(back.map(({ id }) => id)));
  const questions = [...(quiz.quiz?.questions ?? []), ...(restored.quiz?.questions ?? [])];
  return {
    ...quiz,
    quiz: quiz.quiz && { ...quiz.quiz, questions },
    keys: [...quiz.keys, ...restored.keys],
    passed: questions.length,
  };
};

/**
 * A quiz whose questions somebody answered who does not know the key. A question that they answer differently, or find by
 * its wording alone, is asked for once more with the reason, and dropped when that fails. One that might be better is, too,
 * and stands until there is one that nothing is said against. Throws `ModelThrottled`.
 */
export const checkQuiz = async (model: Model, context: WritingContext, quiz: QuizToCheck): Promise<CheckedScene> => {
  const { scene } = quiz;
  const done = { state: 'done', removed: [] } as const;
  const { objections, usage } = await solve(model, context, scene, quiz.chunks);
  if (!objections) return { scene: { ...scene, check: failedCheck }, usage };
  if (objections.length === 0) return { scene: { ...scene, check: done }, usage };
  const again = await askAgain(model, context, quiz, objections);
  const most = comparableQuestions(scene).length;
  const better = withSound(withoutQuestions(again.scene, again.objections), scene, objections, most);
  const whole = withSound(better, again.scene, again.objections, most);
  return { scene: { ...whole, check: done }, usage: sumUsage(usage, again.usage) };
};
