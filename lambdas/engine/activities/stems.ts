import { contentStems } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import type { Sentence, Term } from '../nlp/reading.ts';
import { words } from '../nlp/words.ts';

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

/** Whether a text gives a term away: by a word of it, or by one that is built like it ("glycolipid" by "lipids"). */
export const givesAway = (term: string, text: string): boolean => {
  const own = words(term.toLowerCase());
  const said = words(text.toLowerCase()).filter((word) => word.length > 4 && contentStems(word).size > 0);
  const isPart = (one: string): boolean => own.some((word) => word.includes(one) || word.startsWith(one.slice(0, 5)));
  return sharesStems(term, text) || said.some((word) => isPart(word.replace(/s$/, '')));
};
