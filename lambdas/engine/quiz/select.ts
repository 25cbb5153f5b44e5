import type { Language } from '../languages/language.ts';
import { contentOf, fold } from '../text/words.ts';
import type { Settled } from './settle.ts';

/** Below this a question is not worth asking beside others. */
export const LEAST_WORTH = 0.76;
/** Sentences with a gap held up worst: they may fill a quiz up, and not make it up. */
const GAP_SHARE = 0.34;
const AGAIN = { template: 0.25, chunk: 0.2, key: 0.5 } as const;
/** The share of words two questions have in common when they are the same question. */
const SAME = 0.55;

const asksTheSame = (a: string, b: string, language: Language): boolean => {
  const one = contentOf(a, language.stopWords);
  const other = contentOf(b, language.stopWords);
  const common = [...one].filter((word) => other.has(word)).length;
  return fold(a) === fold(b) || common / Math.max(1, one.size + other.size - common) > SAME;
};

/** A quiz without a question is worse than one good enough to think about. */
const LAST_RESORT = { worth: 0.5, questions: 2 } as const;

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
  const few = { ...wanted, count: Math.min(wanted.count, LAST_RESORT.questions) };
  return good.length > 0 ? good : chosenFrom(all, LAST_RESORT.worth, few, language);
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
  const mostGaps = Math.ceil(count * GAP_SHARE);
  while (chosen.length < count && rest.length > 0) {
    const best = rest.reduce((a, b) => (value(b) > value(a) ? b : a));
    chosen.push(best);
    const gaps = chosen.filter(({ candidate }) => candidate.template === 'cloze').length;
    if (gaps >= mostGaps) rest = rest.filter(({ candidate }) => candidate.template !== 'cloze');
    rest = rest.filter(
      ({ candidate }) =>
        candidate.subject !== best.candidate.subject &&
        candidate.quote !== best.candidate.quote &&
        !asksTheSame(candidate.question, best.candidate.question, language),
    );
  }
  return chosen;
};
