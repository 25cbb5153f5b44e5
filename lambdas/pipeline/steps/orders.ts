import { isQuiz, type SceneType } from '../../../shared/model/session/scene-type.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import type { CurrentGeneration } from '../../domain/generation/ports.ts';

const rank = (type: SceneType): number => (type === 'chapter' ? 0 : isQuiz(type) ? 1 : 2);

/** Scenes that are neither written nor failed; the longest answers first, so that the fan-out ends earlier. */
export const ordersToWrite = (
  plan: Plan,
  { written, failed }: Pick<CurrentGeneration, 'written' | 'failed'>,
): number[] =>
  plan.scenes
    .filter(({ order }) => !written.has(order) && !failed.has(order))
    .toSorted((one, other) => rank(one.type) - rank(other.type) || one.order - other.order)
    .map(({ order }) => order);
