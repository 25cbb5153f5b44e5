import { letterOf, objectionsToKeys, optionQuestions } from '../../domain/generation/checking/solutions.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import { type Model, ModelSilent } from '../../domain/model/model.ts';
import { sumUsage } from '../../domain/model/token-usage.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { SolveTask } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import type { WritingContext } from '../writing/context.ts';
import { repairQuiz, withoutQuestions } from '../writing/repair-quiz.ts';
import { askReader } from './ask-reader.ts';
import { type CheckedScene, failedCheck } from './check-text.ts';

/** A scene with these questions only. */
const withOnly = (scene: WrittenScene, ids: ReadonlySet<string>): WrittenScene => ({
  ...scene,
  quiz: scene.quiz && { ...scene.quiz, questions: scene.quiz.questions.filter(({ id }) => ids.has(id)) },
});

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
  return { objections: value && objectionsToKeys(scene, value.answers), usage };
};

interface QuizToCheck {
  readonly scene: WrittenScene;
  readonly chunks: readonly string[];
  readonly plan: Plan;
  /** All scenes that are written. */
  readonly written: readonly WrittenScene[];
}

/**
 * A quiz whose questions somebody answered who does not know the key. A question that they answer differently is asked
 * for once more with the reason; what is then answered differently too is dropped. Throws `ModelThrottled`.
 */
export const checkQuiz = async (
  model: Model,
  context: WritingContext,
  { scene, chunks, plan, written }: QuizToCheck,
): Promise<CheckedScene> => {
  const done = { state: 'done', removed: [] } as const;
  const { objections, usage } = await solve(model, context, scene, chunks);
  if (!objections) return { scene: { ...scene, check: failedCheck }, usage };
  if (objections.length === 0) return { scene: { ...scene, check: done }, usage };
  const repaired = await repairQuiz(model, context, plan, written, scene, objections).catch((error: unknown) => {
    if (!(error instanceof ModelSilent)) throw error;
    return { scene: withoutQuestions(scene, objections), usage: error.usage };
  });
  const spent = sumUsage(usage, repaired.usage);
  const before = new Set(scene.quiz?.questions.map(({ id }) => id));
  const added = new Set(optionQuestions(repaired.scene).flatMap(({ id }) => (before.has(id) ? [] : [id])));
  if (added.size === 0) return { scene: { ...repaired.scene, check: done }, usage: spent };
  const again = await solve(model, context, withOnly(repaired.scene, added), chunks);
  const unsolved = [...added].map((questionId) => ({ questionId }));
  const kept = withoutQuestions(repaired.scene, again.objections ?? unsolved);
  return { scene: { ...kept, check: done }, usage: sumUsage(spent, again.usage) };
};
