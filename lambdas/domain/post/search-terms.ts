import { folded } from '../search/folded.ts';

const MAX_TERM = 24;
const MAX_TERMS = 20;
/** A term is stored under its first two characters, so it has that many. */
const MIN_TERM = 2;

/** The words that a title is found by, each once, in any case and without accents. */
export const termsOf = (title: string): string[] => {
  const words = folded(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const terms = words.map((word) => [...word].slice(0, MAX_TERM).join('')).filter((term) => term.length >= MIN_TERM);
  return [...new Set(terms)].slice(0, MAX_TERMS);
};

/** Whether each word begins one of the title. */
export const hasTerms = (title: string, terms: readonly string[]): boolean => {
  const words = termsOf(title);
  return terms.every((term) => words.some((word) => word.startsWith(term)));
};
