import type { GenerationRef } from '../../domain/generation/generation.ts';
import { noUsage } from '../../domain/model/token-usage.ts';
import { mergeSmallQuizzes } from '../../domain/quiz/merge-quizzes.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { FinalizePorts } from '../ports.ts';
import type { WritingContext } from '../writing/context.ts';

/**
 * Merges quizzes that have too few questions into others. The receiving quiz is written before the emptied one is given
 * up: a step that dies in between is repeated, and then removes the duplicates.
 */
export const mergeQuizzes = async (
  { store }: FinalizePorts,
  ref: GenerationRef,
  { spec }: WritingContext,
  written: readonly WrittenScene[],
): Promise<{ readonly scenes: readonly WrittenScene[]; readonly stale: boolean }> => {
  const { scenes, revised, gone } = mergeSmallQuizzes(written, spec.questionTarget);
  // Later scenes first, because questions move to later ones
  for (const scene of revised.toReversed())
    if ((await store.reviseScene(ref, scene, noUsage)) === 'stale') return { scenes, stale: true };
  for (const order of gone)
    if ((await store.failScene(ref, order, noUsage)) === 'stale') return { scenes, stale: true };
  return { scenes, stale: false };
};
