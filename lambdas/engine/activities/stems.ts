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

/** Letters that two words begin with alike, or that one has of the other, so that one gives the other away. */
const ALIKE = { head: 5, part: 4 } as const;

/** Whether a text gives a term away: by a word of it, or by one that is built like it ("glycolipid" by "lipids"). */
export const givesAway = (term: string, text: string): boolean => {
  if (sharesStems(term, text)) return true;
  const said = words(text.toLowerCase()).map((word) => word.replace(/s$/, ''));
  const isPart = (word: string, one: string): boolean => one.length >= ALIKE.part && word.includes(one);
  return words(term.toLowerCase()).some((word) =>
    said.some(
      (one) =>
        isPart(word, one) ||
        (one.length >= ALIKE.head && contentStems(one).size > 0 && word.startsWith(one.slice(0, ALIKE.head))),
    ),
  );
};
