import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import { reviewQuestions } from '../../domain/generation/review.ts';
import { noUsage } from '../../domain/model/token-usage.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { FinalizePorts } from '../ports.ts';
import type { WritingContext } from '../writing/context.ts';
import { apparatusIds, repairQuiz, withoutQuestions } from '../writing/repair-quiz.ts';
import { lastTry } from './last-try.ts';

interface RepairResult {
  readonly scenes: readonly WrittenScene[];
  readonly stale: boolean;
}

/** A quiz with a question that came after its second reader says no longer that it was checked. */
const unlessNew = (before: WrittenScene, repaired: WrittenScene): WrittenScene => {
  const known = new Set(before.keys.map(({ id }) => id));
  return repaired.check && repaired.keys.some(({ id }) => !known.has(id))
    ? { ...repaired, check: { state: 'failed', removed: repaired.check.removed } }
    : repaired;
};

/** Replaces questions that fail the review across scenes: one new call with the reasons, else they are dropped. */
export const repairQuizzes = async (
  ports: FinalizePorts,
  ref: GenerationRef,
  context: WritingContext,
  plan: Plan,
  written: readonly WrittenScene[],
): Promise<RepairResult> => {
  let scenes = written;
  const objections = Map.groupBy(reviewQuestions(scenes, plan, apparatusIds(context)), ({ order }) => order);
  // One after another, so that a repair does not repeat the questions of the one before.
  for (const [order, against] of objections) {
    const scene = scenes.find((one) => one.order === order);
    if (!scene) continue;
    const tried = await lastTry(ports, () => repairQuiz(ports.model, context, plan, scenes, scene, against));
    const dropped = () => ({ scene: withoutQuestions(scene, against), usage: noUsage });
    const { scene: changed, usage } = 'value' in tried ? tried.value : dropped();
    const repaired = unlessNew(scene, changed);
    const empty = repaired.passed === 0;
    const outcome = empty
      ? await ports.store.failScene(ref, order, usage)
      : await ports.store.reviseScene(ref, repaired, usage);
    if (outcome === 'stale') return { scenes, stale: true };
    scenes = scenes.flatMap((one) => (one.order === order ? (empty ? [] : [repaired]) : [one]));
  }
  return { scenes, stale: false };
};
