import { FIT_ANSWERS } from '../../../../shared/catalogue/limits.ts';
import { type History, isScored } from './histories.ts';
import { losses, mean } from './loss.ts';
import { train, usualWeights } from './train.ts';

/** The latest fifth of the answers judges what was learned from the others. */
const HELD_OUT = 0.2;

export interface Fitting {
  /** Null where the usual parameters stay. */
  readonly weights: readonly number[] | null;
  /** Scored answers that there were. */
  readonly answers: number;
  readonly usual_loss: number | null;
  readonly fitted_loss: number | null;
}

/** Parameters of somebody's own, where they foretell their latest answers better than the usual ones do. */
export const fitWeights = async (histories: readonly History[], rest: () => Promise<void>): Promise<Fitting> => {
  const instants = histories
    .flatMap((history) => history.flatMap((answer) => (isScored(answer) ? [answer.at] : [])))
    .toSorted((one, other) => one - other);
  const answers = instants.length;
  if (answers < FIT_ANSWERS) return { weights: null, answers, usual_loss: null, fitted_loss: null };
  const from = instants[Math.floor(answers * (1 - HELD_OUT))] ?? 0;
  const weights = await train(histories, from, rest);
  const [usual_loss, fitted_loss] = [usualWeights, weights].map((one) => mean(losses(one, histories, { from }))) as [
    number,
    number,
  ];
  return { weights: fitted_loss < usual_loss ? weights : null, answers, usual_loss, fitted_loss };
};
