import { instant } from '../../../../shared/model/time.ts';
import { fitWeights } from './fit.ts';
import { historiesOf } from './histories.ts';
import type { FitRecord, FitStore } from './record.ts';

const sameWeights = (one: FitRecord['weights'], other: FitRecord['weights']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Fits parameters to the log of somebody whose stage was asked for. Run twice it is done once: the second finds the stage
 * tried. `rest` is called between steps.
 */
export const attemptFit = async (
  store: FitStore,
  { userId, stage }: { readonly userId: string; readonly stage: number },
  now: number,
  rest: () => Promise<void>,
): Promise<void> => {
  const before = await store.find(userId);
  // A row that is not there has gone with its account
  if (before.row === 0 || before.tried >= stage) return;
  const { weights, ...found } = await fitWeights(historiesOf(await store.log(userId)), rest);
  for (;;) {
    const current = await store.find(userId);
    if (current.row === 0 || current.tried >= stage) return;
    const next: FitRecord = {
      ...current,
      ...found,
      weights,
      // Cards whose memory was reckoned by others are reckoned anew with their next review
      version: sameWeights(weights, current.weights) ? current.version : current.version + 1,
      tried_at: instant(now),
      tried: stage,
    };
    if (await store.save(next)) return;
  }
};
