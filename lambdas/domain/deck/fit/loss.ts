import { FSRSAlgorithm } from 'ts-fsrs';
import { type History, isScored } from './histories.ts';

/** A chance is never taken for certain: one wrong guess would weigh more than all others. */
const SURE = 1e-4;

/** Log loss of one guess. */
const lossOf = (chance: number, remembered: boolean): number =>
  -Math.log(Math.max(SURE, Math.min(1 - SURE, remembered ? chance : 1 - chance)));

/**
 * The log loss of each scored answer from one instant to another, in the order of cards and answers: how well these
 * parameters foretell who remembers what. It is the scheduler's own model that foretells.
 */
export const losses = (
  weights: readonly number[],
  histories: readonly History[],
  { from = 0, to = Number.POSITIVE_INFINITY } = {},
): number[] => {
  const model = new FSRSAlgorithm({ w: weights });
  const found: number[] = [];
  for (const history of histories) {
    let memory: { stability: number; difficulty: number } | null = null;
    for (const answer of history) {
      const { days, grade, at } = answer;
      if (at >= to) break;
      if (memory && at >= from && isScored(answer))
        found.push(lossOf(model.forgetting_curve(days, memory.stability), grade > 1));
      memory = model.next_state(memory, days, grade);
    }
  }
  return found;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
