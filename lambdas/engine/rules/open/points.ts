import { leansOn } from '../../guards/sentence-guards.ts';
import type { LocaleNlp } from '../../locales/locale.ts';
import type { Sentence } from '../../nlp/reading.ts';
import type { Ground } from '../candidate.ts';
import { type ProposedPoint, pointOf } from './open-rule.ts';

/** What the checks of a question let pass: points, and characters of one and of its quote. */
export const MOST = { points: 5, text: 400, quote: 600 } as const;

/** A formula in a sentence, as it is written in TeX. */
export const FORMULA = /\\[a-zA-Z]{2,}|[_^]\{/;

const joined = (one: Sentence, other: Sentence): Sentence => ({
  ...one,
  text: `${one.text} ${other.text}`,
  end: other.end,
});

const follows = (one: Sentence, other: Sentence): boolean => one.chunk === other.chunk && one.block === other.block;

const fits = ({ text, start, end }: Sentence): boolean => text.length <= MOST.text && end - start <= MOST.quote;

/** A sentence without what stands in brackets and points at the page: "(see Figure 2)". */
export const withoutPointers = (text: string, { pointing }: LocaleNlp): string =>
  text.replace(/\s*\([^()]*\)/g, (aside) => (pointing?.test(aside) ? '' : aside));

/**
 * All of some sentences as the points of an answer, in their order: each is one; where they are too many, one that leans on the
 * sentence before it is told with that. Undefined where they cannot all be told so.
 */
export const pointsOfAll = (sentences: readonly Sentence[], ground: Ground): ProposedPoint[] | undefined => {
  let all = [...sentences];
  while (all.length > MOST.points) {
    const pairs = all.slice(1).flatMap((other, at) => {
      const one = all[at];
      const both =
        one && follows(one, other) && leansOn(other.text, ground.locale.nlp) ? joined(one, other) : undefined;
      return both && fits(both) ? [{ at, both }] : [];
    });
    const [best] = pairs.toSorted((a, b) => a.both.text.length - b.both.text.length);
    if (!best) return undefined;
    all = [...all.slice(0, best.at), best.both, ...all.slice(best.at + 2)];
  }
  if (!all.every(fits)) return undefined;
  return all.map((one) => ({ ...pointOf(one, ground), text: withoutPointers(one.text, ground.locale.nlp) }));
};
