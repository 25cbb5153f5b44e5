import { once } from '../cache.ts';
import type { LocaleNlp } from '../locales/locale.ts';
import type { Term } from '../nlp/reading.ts';
import { words } from '../nlp/words.ts';

/** A term in a text: `surface` is how it is written there. */
export interface UsedTerm {
  readonly term: Term;
  readonly surface: string;
  readonly start: number;
}

const LONGEST = 5;

const keysOf = once(
  (terms: readonly Term[]): ReadonlyMap<string, Term> => new Map(terms.map((term) => [term.key, term])),
);

/** The terms in a plain text, the longest at each place, in their order. */
export const termsIn = (text: string, terms: readonly Term[], nlp: LocaleNlp): UsedTerm[] => {
  const byKey = keysOf(terms);
  let cursor = 0;
  const all = words(text).map((word) => {
    const start = text.indexOf(word, cursor);
    cursor = start + word.length;
    return { start, end: cursor, key: nlp.singular(word) };
  });
  const found: UsedTerm[] = [];
  for (let at = 0; at < all.length; at += 1) {
    for (let size = Math.min(LONGEST, all.length - at); size > 0; size -= 1) {
      const run = all.slice(at, at + size);
      const term = byKey.get(run.map(({ key }) => key).join(' '));
      const [first] = run;
      const last = run.at(-1);
      if (!term || !first || !last) continue;
      const surface = text.slice(first.start, last.end);
      // Punctuation between two words: they are no term together
      if (/[^\p{L}\p{M}\p{N}’' -]/u.test(surface)) continue;
      found.push({ term, surface, start: first.start });
      at += size - 1;
      break;
    }
  }
  return found;
};
