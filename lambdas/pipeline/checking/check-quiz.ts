import {
  letterOf,
  objectionsToQuestions,
  optionQuestions,
  type QuestionObjection,
} from '../../domain/generation/checking/solutions.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import { comparableQuestions } from '../../domain/generation/review.ts';
import { type Model, ModelSilent } from '../../domain/model/model.ts';
import { sumUsage } from '../../domain/model/token-usage.ts';
import { isDuplicate } from '../../domain/quiz/checks/duplicates.ts';
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
    options: Object.fromEntries(options.map((option, index) => [letterOf(index), option])),
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

/** Other questions in the place of those objected to, as far as who reads them finds them sound. */
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
  if (added.size === 0) return repaired;
  const again = await solve(model, context, withOnly(repaired.scene, added), chunks);
  const unsolved = [...added].map((questionId) => ({ questionId }));
  const unsound = again.objections?.filter(({ sound }) => !sound) ?? unsolved;
  return { scene: withoutQuestions(repaired.scene, unsound), usage: sumUsage(repaired.usage, again.usage) };
};

/** With the sound questions of before in the places that nothing better has taken. */
const withSound = (
  after: WrittenScene,
  before: WrittenScene,
  objections: readonly QuestionObjection[],
): WrittenScene => {
  const stand = comparableQuestions(after);
  const sound = new Set(objections.flatMap(({ sound: is, questionId }) => (is ? [questionId] : [])));
  const all = comparableQuestions(before);
  const back = all
    .filter((question) => sound.has(question.id) && !stand.some((other) => isDuplicate(question, other)))
    .slice(0, all.length - stand.length);
  const restored = withOnly(before, new Set(back.map(({ id }) => id)));
  const questions = [...(after.quiz?.questions ?? []), ...(restored.quiz?.questions ?? [])];
  return {
    ...after,
    quiz: after.quiz && { ...after.quiz, questions },
    keys: [...after.keys, ...restored.keys],
    passed: questions.length,
  };
};

/**
 * A quiz whose questions somebody answered who does not know the key. A question that they answer differently, or find by
 * its wording alone, is asked for once more with the reason, and dropped when that fails; one on a side matter stands
 * until there is a better one. Throws `ModelThrottled`.
 */
export const checkQuiz = async (model: Model, context: WritingContext, quiz: QuizToCheck): Promise<CheckedScene> => {
  const { scene } = quiz;
  const done = { state: 'done', removed: [] } as const;
  const { objections, usage } = await solve(model, context, scene, quiz.chunks);
  if (!objections) return { scene: { ...scene, check: failedCheck }, usage };
  if (objections.length === 0) return { scene: { ...scene, check: done }, usage };
  const again = await askAgain(model, context, quiz, objections);
  return { scene: { ...withSound(again.scene, scene, objections), check: done }, usage: sumUsage(usage, again.usage) };
};
