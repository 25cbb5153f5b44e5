import { once } from '../cache.ts';
import type { Reading } from '../nlp/reading.ts';
import { words } from '../nlp/words.ts';

/** Counts of each word in the material, written with a capital where no sentence begins, and without. */
const spellings = once((reading: Reading): ReadonlyMap<string, { capital: number; small: number }> => {
  const found = new Map<string, { capital: number; small: number }>();
  for (const { role, sentences } of reading.chunks)
    if (role === 'body')
      for (const { text } of sentences)
        for (const [at, word] of words(text).entries()) {
          const known = found.get(word.toLowerCase()) ?? { capital: 0, small: 0 };
          if (!/^\p{Lu}/u.test(word)) known.small += 1;
          else if (at > 0) known.capital += 1;
          found.set(word.toLowerCase(), known);
        }
  return found;
});

/** Whether a word keeps its capital inside a sentence: the material writes it so there. */
export const isNameIn =
  (reading: Reading) =>
  (word: string): boolean => {
    if (/\p{Lu}.*\p{Lu}|^\p{Lu}$/u.test(word) || /\p{Lu}\d/u.test(word)) return word !== 'A';
    const known = spellings(reading).get(word.toLowerCase());
    return known !== undefined && known.capital > known.small;
  };
