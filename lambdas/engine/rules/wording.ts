import { once } from '../cache.ts';
import type { Reading } from '../nlp/reading.ts';
import { tokensOf } from '../nlp/tokens.ts';
import { capitalized, words } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';

/** Words that the material writes in lower case somewhere. */
const lowerCaseWords = once(
  ({ chunks }: Reading): ReadonlySet<string> =>
    new Set(
      chunks.flatMap(({ blocks }) => blocks.flatMap(({ text }) => words(text).filter((word) => /^\p{Ll}/u.test(word)))),
    ),
);

/** What is no name, by its part of speech; nouns are told by the material. */
const SMALL = /^(?:ADJ|ADV|DET|NUM|VERB)$/;

/** The beginning of a sentence as it stands inside of one: "The yeast" → "the yeast"; a name keeps its capital. */
export const insideSentence = (text: string, { reading, locale }: Ground): string => {
  const [first = ''] = words(text);
  const lower = first.toLowerCase();
  // By itself and in lower case: a capital makes the tagger take any word for a name
  const tag = tokensOf(lower, reading.language, locale.nlp)[0]?.pos ?? 'X';
  const common = lowerCaseWords(reading).has(lower) || locale.nlp.functionWords.has(lower) || SMALL.test(tag);
  const known = common && !/^\p{Lu}{2}/u.test(first) && first !== 'I' && text.startsWith(first);
  return known ? lower + text.slice(first.length) : text;
};

/** As an option stands: with a capital, unless it begins with code or a mark. */
export const asOption = (text: string): string => {
  const tidy = text.trim().replace(/[.;,:\s]+$/, '');
  return /^\p{Ll}[\p{Ll}-]+(?:\s|$|,)/u.test(tidy) || /^a\s/.test(tidy) ? capitalized(tidy) : tidy;
};

/** A statement as it is quoted: with a capital and without its full stop. */
export const asStatement = (text: string): string => capitalized(text.trim().replace(/[.,;\s]+$/, ''));
