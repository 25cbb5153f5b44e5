import type { Language } from '../languages/language.ts';
import { contentOf, fold } from '../text/words.ts';
import type { Settled } from './settle.ts';

/** Below this a question is not worth asking beside others. */
export const LEAST_WORTH = 0.76;
const AGAIN = { template: 0.25, chunk: 0.2, key: 0.5 } as const;
/** The share of words two questions have in common when they are the same question. */
const SAME = 0.55;

const asksTheSame = (a: string, b: string, language: Language): boolean => {
  const one = contentOf(a, language.stopWords);
  const other = contentOf(b, language.stopWords);
  const common = [...one].filter((word) => other.has(word)).length;
  return fold(a) === fold(b) || common / Math.max(1, one.size + other.size - common) > SAME;
};

/** Where nothing better is left, a quiz of one question is better than none. */
const LAST_RESORT = 0.5;

interface Wanted {
  readonly count: number;
  /** Questions that stand already. */
  readonly kept: readonly string[];
  /** Why questions before were refused: what is quoted there is not asked again. */
  readonly reasons: readonly string[];
}

/** The best questions, spread over kinds and over the material; fewer than wanted when there are no more good ones. */
export const chosenQuestions = (all: readonly Settled[], wanted: Wanted, language: Language): Settled[] => {
  const good = chosenFrom(all, LEAST_WORTH, wanted, language);
  const one = { ...wanted, count: Math.min(wanted.count, 1) };
  return good.length > 0 || wanted.kept.length > 0 ? good : chosenFrom(all, LAST_RESORT, one, language);
};

const chosenFrom = (
  all: readonly Settled[],
  least: number,
  { count, kept, reasons }: Wanted,
  language: Language,
): Settled[] => {
  const refused = fold(reasons.join(' '));
  let rest = all
    .filter(({ score }) => score >= least)
    .filter(({ candidate }) => !kept.some((question) => asksTheSame(question, candidate.question, language)))
    .filter(({ candidate }) => !refused.includes(fold(candidate.question)));
  const chosen: Settled[] = [];
  const value = ({ candidate, score }: Settled): number => {
    const same = (test: (other: Settled) => boolean): number => chosen.filter(test).length;
    return (
      score -
      AGAIN.template * same((other) => other.candidate.template === candidate.template) -
      AGAIN.chunk * same((other) => other.candidate.chunk === candidate.chunk) -
      AGAIN.key * same((other) => fold(other.candidate.key) === fold(candidate.key))
    );
  };
  while (chosen.length < count && rest.length > 0) {
    const best = rest.reduce((a, b) => (value(b) > value(a) ? b : a));
    chosen.push(best);
    rest = rest.filter(
      ({ candidate }) =>
        candidate.subject !== best.candidate.subject &&
        candidate.quote !== best.candidate.quote &&
        !asksTheSame(candidate.question, best.candidate.question, language),
    );
  }
  return chosen;
};
