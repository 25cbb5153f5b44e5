const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

export const words = (text: string): string[] => text.match(WORD) ?? [];

/** Scripts without spaces count two characters as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
export const countWords = (text: string): number => {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  return unspaced === 0 ? words(text).length : Math.round(unspaced / 2) + words(text.replace(UNSPACED, ' ')).length;
};

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What two texts have in common when case, space and punctuation are left aside. */
export const fold = (text: string): string => words(text.normalize('NFKC').toLowerCase()).join(' ');

/** English nouns lose their plural; words of other languages rarely change, and alike on both sides of a comparison. */
export const singular = (word: string): string => {
  const lower = word.toLowerCase();
  if (lower.length < 4 || /(?:ss|us|is|ous)$/.test(lower)) return lower;
  return lower
    .replace(/[’']s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/s$/, '');
};

/** Two spellings of one term share a key: "The Light Reactions (LR)" and "light reaction". */
export const termKey = (term: string): string =>
  words(term.replace(/\([^)]*\)/g, ' ').replace(/^(?:an?|the)\s+/i, ''))
    .map(singular)
    .join(' ');

const INFLECTION = /(?:ing|edly|ed|ly|ation|ations|ment|ments)$/;
/** Close enough to tell that two word forms belong together. */
const stem = (word: string): string => {
  const base = singular(word);
  const cut = base.replace(INFLECTION, '');
  return cut.length >= 4 ? cut : base;
};

/** Sentences are compared with each other again and again. */
const REMEMBERED = 20_000;
const known = new WeakMap<ReadonlySet<string>, Map<string, ReadonlySet<string>>>();

/** Stems of the words that carry meaning. */
export const contentOf = (text: string, stopWords: ReadonlySet<string>): ReadonlySet<string> => {
  const all = known.get(stopWords) ?? new Map<string, ReadonlySet<string>>();
  known.set(stopWords, all);
  const before = all.get(text);
  if (before) return before;
  if (all.size >= REMEMBERED) all.clear();
  const found = stemsOf(text, stopWords);
  all.set(text, found);
  return found;
};

const stemsOf = (text: string, stopWords: ReadonlySet<string>): Set<string> => {
  const found = new Set<string>();
  for (const word of words(text)) {
    const lower = word.toLowerCase();
    if (lower.length > 2 && !stopWords.has(lower)) found.add(stem(lower));
  }
  return found;
};

/** Share of the smaller set that the other one has too, 0 to 1. */
export const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const item of small) if (large.has(item)) shared += 1;
  return shared / small.size;
};

export const capitalized = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};
