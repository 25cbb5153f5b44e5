import * as z from 'zod/mini';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import type { CheckStore, WriteOutcome } from '../../domain/generation/ports.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { CheckedScene } from '../checking/check-text.ts';
import type { WritingPorts } from '../ports.ts';
import type { WritingContext } from '../writing/context.ts';
import { SceneInputSchema } from './input.ts';
import { loadContext, loadPlan } from './load.ts';

/** A scene that teaches is made from its chunks, one that introduces or gathers from those of all chapters. */
const chunksOf = (plan: Plan, { order, type, sources }: WrittenScene): string[] => {
  const own = plan.scenes.filter((scene) => scene.order === order);
  const told = type === 'chapter' || isQuiz(type) ? [] : plan.scenes.filter((scene) => scene.type === 'chapter');
  return [...new Set([...[...own, ...told].flatMap(({ chunks }) => chunks), ...sources.map(({ chunk }) => chunk)])];
};

const readScene = async (
  { model, store }: WritingPorts<CheckStore>,
  ref: GenerationRef,
  context: WritingContext,
  plan: Plan,
  scene: WrittenScene,
): Promise<CheckedScene | undefined> => {
  const chunks = chunksOf(plan, scene);
  const { type, content } = scene;
  if (type !== 'quiz' && type !== 'assessment') {
    if (content === null) return undefined;
    // Each kind of scene loads its own checks, and a scene that is not read loads none
    const { checkText } = await import('../checking/check-text.ts');
    return checkText(model, context, { scene, content, type, chunks, bible: plan.bible ?? context.spec.bible });
  }
  const { checkQuiz } = await import('../checking/check-quiz.ts');
  return checkQuiz(model, context, { scene, chunks, plan, written: await store.writtenScenes(ref) });
};

/**
 * Has a second reader check one scene that stands. A scene that was checked, or that nobody is to check, stays as it is.
 * Throws `ModelThrottled`, and `GenerationFailed` when the day's budget is used up.
 */
export const checkScene = async (
  allPorts: WritingPorts<CheckStore>,
  input: unknown,
): Promise<{ readonly outcome: WriteOutcome }> => {
  const { order, ...ref } = z.parse(SceneInputSchema, input);
  const loaded = await loadContext(allPorts, ref);
  if (!loaded) return { outcome: 'stale' };
  if (!loaded.context.checked) return { outcome: 'already' };
  const { ports, context } = loaded;
  const stored = await ports.store.storedScene(ref, order);
  if (stored?.scene.check?.state !== 'waiting') return { outcome: 'already' };
  const checked = await readScene(ports, ref, context, await loadPlan(ports, ref), stored.scene);
  if (!checked) return { outcome: 'already' };
  const { scene, usage } = checked;
  const isEmpty = scene.quiz !== null && scene.quiz.questions.length === 0;
  return {
    outcome: isEmpty
      ? await ports.store.dropScene(ref, order, usage)
      : await ports.store.saveCheck(ref, { scene, version: stored.version }, usage),
  };
};
