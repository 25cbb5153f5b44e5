import { once } from '../cache.ts';
import type { Reading } from '../nlp/reading.ts';
import { words } from '../nlp/words.ts';

/** Counts of each word in the material, written with a capital where no sentence begins, and without. */
const spellings = once((reading: Reading): ReadonlyMap<string, { capital: number; small: number }> => {
  const found = new Map<string, { capital: number; small: number }>();
  for (const { sentences } of reading.bodies)
    for (const { text } of sentences)
      for (const [at, word] of words(text).entries()) {
        const known = found.get(word.toLowerCase()) ?? { capital: 0, small: 0 };
        if (!/^\p{Lu}/u.test(word)) known.small += 1;
        else if (at > 0) known.capital += 1;
        found.set(word.toLowerCase(), known);
      }
  return found;
});

/** Whether a word has a capital wherever no sentence begins with it. */
export const isName = (word: string, reading: Reading): boolean => {
  if (word.length > 1 && /^\p{Lu}.*[\p{Lu}\d]/u.test(word)) return true;
  const known = spellings(reading).get(word.toLowerCase());
  return known !== undefined && known.capital > known.small;
};
