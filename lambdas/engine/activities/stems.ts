import { contentStems } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import type { Sentence, Term } from '../nlp/reading.ts';

/** The stems of a sentence. Remembered: many terms and questions are compared with each. */
export const stemsOf = once(({ text }: Sentence): ReadonlySet<string> => contentStems(text));

/** The stems of what a term is; of one that is not explained none, so that nothing holds them. */
export const definitionStems = once(
  ({ definition }: Term): ReadonlySet<string> => contentStems(definition?.text ?? ''),
);

/** Whether one text has a word of the other, in whatever form: it would give the other away. */
export const sharesStems = (one: string, other: string): boolean => {
  const stems = contentStems(other);
  return [...contentStems(one)].some((stem) => stems.has(stem));
};

/** Letters that two words begin or end with alike, so that one gives the other away. */
const ALIKE = 5;

/** Whether a text gives a term away: by a word of it, or by one that is built like it ("glycolipid" by "lipids"). */
export const givesAway = (term: string, text: string): boolean => {
  if (sharesStems(term, text)) return true;
  const stems = [...contentStems(text)].filter(({ length }) => length >= ALIKE - 1);
  return [...contentStems(term)].some((word) =>
    stems.some((stem) => word.includes(stem) || (stem.length >= ALIKE && word.startsWith(stem.slice(0, ALIKE)))),
  );
};
