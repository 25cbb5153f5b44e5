import { clipParameters, default_w } from 'ts-fsrs';
import { type History, isScored } from './histories.ts';
import { losses } from './loss.ts';

export const usualWeights: readonly number[] = default_w;

/** The first four are stabilities after a first answer, which differ by orders of magnitude: they are moved by factors. */
const FACTORS = 4;
/**
 * How far people differ in each parameter, as fsrs-optimizer has it from some thousand collections: what few answers say
 * is weighed against it. The first four are of the logarithm.
 */
const SPREADS = [
  1, 1, 1, 1, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32, 0.14, 0.27,
] as const;

const BATCH = 512;
const LEAST_EPOCHS = 5;
const LEAST_STEPS = 120;
const RATE = 0.04;
/** A difference that the model, which rounds to eight digits, still shows. */
const DELTA = 1e-4;
const RELEARNING_STEPS = 1;

/** From where steps are made to parameters that the model allows. */
const weightsAt = (point: readonly number[]): number[] =>
  clipParameters(
    point.map((value, at) =>
      at < FACTORS ? (usualWeights[at] ?? 1) * Math.exp(value) : (usualWeights[at] ?? 0) + value,
    ),
    RELEARNING_STEPS,
    true,
  );

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Whole cards with about as many scored answers each. */
const batchesOf = (histories: readonly History[], before: number): History[][] => {
  const batches: History[][] = [];
  let size = BATCH;
  for (const history of histories) {
    const scored = history.filter((answer) => isScored(answer) && answer.at < before).length;
    if (scored === 0) continue;
    if (size >= BATCH) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(history);
    size += scored;
  }
  return batches;
};

/** By one step aside in each direction: the model stays the library's, whose derivative nobody has to write down again. */
const gradientAt = (point: readonly number[], batch: readonly History[], before: number, share: number): number[] => {
  const lossAt = (at: readonly number[]): number => sum(losses(weightsAt(at), batch, { to: before }));
  const here = lossAt(point);
  return point.map((value, at) => {
    const aside = (lossAt(point.with(at, value + DELTA)) - here) / DELTA;
    return aside + (2 * share * value) / (SPREADS[at] ?? 1) ** 2;
  });
};

/** Adam, as the reference does it, with a rate that falls to nothing. */
const stepper = (steps: number) => {
  const [slow, fast] = [Array<number>(SPREADS.length).fill(0), Array<number>(SPREADS.length).fill(0)];
  let done = 0;
  return (point: readonly number[], gradient: readonly number[]): number[] => {
    const rate = (RATE / 2) * (1 + Math.cos((Math.PI * done) / steps));
    done += 1;
    return point.map((value, at) => {
      const slope = gradient[at] ?? 0;
      slow[at] = 0.9 * (slow[at] ?? 0) + 0.1 * slope;
      fast[at] = 0.999 * (fast[at] ?? 0) + 0.001 * slope ** 2;
      const [first, second] = [slow[at] / (1 - 0.9 ** done), fast[at] / (1 - 0.999 ** done)];
      return value - (rate * first) / (Math.sqrt(second) + 1e-8);
    });
  };
};

/**
 * The parameters that foretell the answers before an instant best. Nothing is random: the same log gives the same.
 * `rest` is called between batches, so that whoever shares the processor gets it.
 */
export const train = async (
  histories: readonly History[],
  before: number,
  rest: () => Promise<void>,
): Promise<readonly number[]> => {
  const batches = batchesOf(histories, before);
  const epochs = Math.max(LEAST_EPOCHS, Math.ceil(LEAST_STEPS / Math.max(1, batches.length)));
  const step = stepper(epochs * batches.length);
  let point: readonly number[] = Array<number>(SPREADS.length).fill(0);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (let at = 0; at < batches.length; at += 1) {
      // Another order in each epoch
      const batch = batches[(at * 7 + epoch * 3) % batches.length] ?? [];
      point = step(point, gradientAt(point, batch, before, 1 / batches.length));
      await rest();
    }
  return weightsAt(point).map((weight) => Number(weight.toFixed(4)));
};
