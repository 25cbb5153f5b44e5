import type { GenerationRef } from '../../domain/generation/generation.ts';
import { noUsage } from '../../domain/model/token-usage.ts';
import { settleQuizzes } from '../../domain/quiz/merge-quizzes.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { FinalizePorts } from '../ports.ts';
import type { WritingContext } from '../writing/context.ts';

/**
 * Leaves no quiz smaller than a quiz is. What questions move to is written before the quiz they leave is given up: a
 * step that dies between the two is repeated, finds them twice and takes them out once.
 */
export const mergeQuizzes = async (
  { store }: FinalizePorts,
  ref: GenerationRef,
  { spec }: WritingContext,
  written: readonly WrittenScene[],
): Promise<{ readonly scenes: readonly WrittenScene[]; readonly stale: boolean }> => {
  const { scenes, revised, gone } = settleQuizzes(written, spec.questionTarget);
  // The later ones first: that is where questions move to
  for (const scene of revised.toReversed())
    if ((await store.reviseScene(ref, scene, noUsage)) === 'stale') return { scenes, stale: true };
  for (const order of gone)
    if ((await store.failScene(ref, order, noUsage)) === 'stale') return { scenes, stale: true };
  return { scenes, stale: false };
};
