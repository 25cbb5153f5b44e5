import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fitWeights } from '../../../lambdas/domain/deck/fit/fit.ts';
import { type History, isScored } from '../../../lambdas/domain/deck/fit/histories.ts';
import { losses, mean } from '../../../lambdas/domain/deck/fit/loss.ts';
import { train, usualWeights } from '../../../lambdas/domain/deck/fit/train.ts';
import { simulated } from '../../unit/domain/deck/fit/simulated.ts';
import { cachedFolder, run } from '../cache.ts';
import type { Report } from '../report.ts';

/** What of the package is used here; it lies in the cache and not among the dependencies. */
interface Binding {
  FSRSBindingReview: new (rating: number, days: number) => object;
  FSRSBindingItem: new (reviews: object[]) => object;
  computeParameters(
    items: object[],
    options: { enableShortTerm: boolean; numRelearningSteps: number },
  ): Promise<number[]>;
}

const VERSION = '0.5.0';

const binding = async (): Promise<Binding> => {
  const folder = cachedFolder(`fsrs-binding-${VERSION}`, (into) => {
    run('npm', ['install', '--prefix', into, '--no-audit', '--no-fund', `@open-spaced-repetition/binding@${VERSION}`]);
  });
  const file = path.join(folder, 'node_modules/@open-spaced-repetition/binding/dist/index.mjs');
  return (await import(pathToFileURL(file).href)) as Binding;
};

/** An item for each scored answer, with all that came before it on its card, as the library wants them. */
const itemsOf = (histories: readonly History[], before: number, lib: Binding): object[] =>
  histories.flatMap((history) =>
    history.flatMap((answer, at) => {
      if (at === 0 || !isScored(answer) || answer.at >= before) return [];
      return [
        new lib.FSRSBindingItem(history.slice(0, at + 1).map((one) => new lib.FSRSBindingReview(one.grade, one.days))),
      ];
    }),
  );

const learners = {
  'forgets fast': usualWeights.map((weight, at) =>
    at < 4 ? weight * 0.35 : at === 8 ? 1.3 : at === 20 ? 0.3 : weight,
  ),
  'forgets slowly': usualWeights.map((weight, at) => (at < 4 ? weight * 3 : at === 8 ? 2.2 : weight)),
  'forgets as most do': usualWeights,
} as const;

/** How much worse ours may foretell unseen cards than what fsrs-rs makes of the same answers. */
const MARGIN = 0.003;

/** Both learn from the same answers of a learner whose forgetting is known, and foretell cards that neither has seen. */
export const judgeFitted = async (report: Report): Promise<void> => {
  const lib = await binding();
  for (const [name, weights] of Object.entries(learners)) {
    const seen = simulated({ seed: 21, weights, cards: 300, days: 300 });
    const unseen = simulated({ seed: 22, weights, cards: 1_500, days: 300 });
    const { weights: own, answers } = await fitWeights(seen, async () => undefined);
    const instants = seen
      .flatMap((history) => history.filter(isScored).map(({ at }) => at))
      .toSorted((one, other) => one - other);
    const before = instants[Math.floor(answers * 0.8)] ?? 0;
    const theirs = await lib.computeParameters(itemsOf(seen, before, lib), {
      enableShortTerm: true,
      numRelearningSteps: 1,
    });
    const trained = await train(seen, before, async () => undefined);
    const [usual, ours, kept, other, real] = [usualWeights, trained, own ?? usualWeights, theirs, weights].map((one) =>
      mean(losses(one, unseen)),
    ) as [number, number, number, number, number];
    const digits = (loss: number): string => loss.toFixed(4);
    const figures = `usual ${digits(usual)}, ours ${digits(ours)}${own ? '' : ' and not kept'}, theirs ${digits(other)}, true ${digits(real)}`;
    await report.check(`parameters of a learner who ${name}, from ${answers} answers (log loss ${figures})`, () => {
      if (ours > other + MARGIN) throw new Error('theirs foretell better');
      if (kept > usual + MARGIN / 2) throw new Error('the usual ones foretell better');
    });
  }
};
