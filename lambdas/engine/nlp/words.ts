import type { LocaleNlp } from '../locales/locale.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

export const words = (text: string): string[] => text.match(WORD) ?? [];

/** What two texts have in common when case, space and punctuation are left aside. */
export const bare = (text: string): string => words(text.normalize('NFKC').toLowerCase()).join(' ');

/** Two spellings of one term share a key: "The Light Reactions (LR)" and "light reaction". */
export const termKey = (term: string, nlp: LocaleNlp): string =>
  words(term.replace(/\([^)]*\)/g, ' ').replace(nlp.article ?? /^$/, ''))
    .map(nlp.singular)
    .join(' ');

/** The words that carry meaning, as far as the locale knows, in lower case and without plural. */
export const contentWords = (text: string, nlp: LocaleNlp): Set<string> => {
  const found = new Set<string>();
  for (const word of words(text)) {
    const lower = word.toLowerCase();
    if (lower.length > 2 && !nlp.functionWords.has(lower)) found.add(nlp.singular(word));
  }
  return found;
};

/** How many are in both. */
export const inCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let found = 0;
  for (const item of one) if (other.has(item)) found += 1;
  return found;
};

/** The share of `part` that `whole` has too, 0 to 1; 0 when there is nothing to look for. */
export const shared = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number =>
  inCommon(part, whole) / Math.max(1, part.size);

/** The larger of the shares that two have of each other: 1 when one holds all of the other. */
export const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  Math.max(shared(one, other), shared(other, one));

export const capitalized = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
