import { isQuiz, type SceneType } from '../../../shared/model/session/scene-type.ts';
import type { Plan, PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { CurrentGeneration } from '../../domain/generation/ports.ts';
import { looksBack } from './load-story.ts';

const rank = (type: SceneType): number => (type === 'chapter' ? 0 : isQuiz(type) ? 1 : 2);

export interface OrdersToWrite {
  readonly orders: number[];
  /** What looks back on the others, and is written when they are. */
  readonly closing: number[];
  /** What a second reader reads meanwhile; `closing` is read as it is written. */
  readonly checks: number[];
}

/**
 * Scenes that are neither written nor failed; the longest answers first, so that the fan-out ends earlier. Those of an
 * edition need not wait for each other.
 */
export const ordersToWrite = (
  plan: Plan,
  { written, failed }: Pick<CurrentGeneration, 'written' | 'failed'>,
  { atOnce = false, checked = false } = {},
): OrdersToWrite => {
  const missing = plan.scenes
    .filter(({ order }) => !written.has(order) && !failed.has(order))
    .toSorted((one, other) => rank(one.type) - rank(other.type) || one.order - other.order);
  const waits = ({ type }: PlannedScene): boolean => !atOnce && looksBack(type);
  const closing = missing.filter(waits).map(({ order }) => order);
  const checks = plan.scenes.filter(({ order }) => checked && !failed.has(order) && !closing.includes(order));
  return {
    checks: checks.map(({ order }) => order),
    orders: missing.filter((scene) => !waits(scene)).map(({ order }) => order),
    closing,
  };
};
