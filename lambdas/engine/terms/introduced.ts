import type { Language } from '../languages/language.ts';
import { markedIn, type Sentence } from '../text/chunk.ts';
import { termKey, words } from '../text/words.ts';
import type { Definition } from './definitions.ts';
import { isTerm } from './naming.ts';
import { isPerson } from './people.ts';

type Found = Omit<Definition, 'key' | 'sentence'>;

const LONGEST_TERM = 4;
/** So many in a chunk: bold is how this material sets its terms, and no emphasis. */
const FEWEST_BOLD = 2;

/** "…, a hotter and weaker layer of the mantle," right behind a term. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  en: /^(?: \([^)]{1,30}\))?, (?:or )?(?<text>(?:an?|the) (?!same|other|most)[^,;:.()]{12,110})(?=[,.;])/u,
  de: /^(?: \([^)]{1,30}\))?, (?<text>(?:ein|eine|einen|einem|einer) [^,;:.()]{12,110})(?=[,.;])/u,
  es: /^(?: \([^)]{1,30}\))?, (?<text>(?:un|una|el|la) [^,;:.()]{12,110})(?=[,.;])/u,
};
/** A clause, and no apposition: "…, the plate bends down". */
const CLAUSE =
  /\b(?:is|are|was|were|has|have|had|can|will|does|do|bends|moves|wird|werden|ist|sind|hat|haben|es|son|está)\b/;
/** What a thing is like or does, and not only that there is one. */
const SAYS_MORE =
  /\b(?:of|that|which|who|whose|in|for|from|with|where|when|between|made|used|by|zum|zur|aus|von|für|mit|des|der|que|de|para|con|por)\b/;

const apposed = (after: string, { code }: Language): string | null => {
  const text = BEHIND[code]?.exec(after)?.groups?.['text'];
  const [noun = ''] = (text ?? '').split(/ (?:that|which|who|where|der|die|das|que) /);
  if (!text || CLAUSE.test(noun) || !SAYS_MORE.test(text) || words(text).length < 4) return null;
  return / (?:and|or|und|oder|y|o)$/.test(text) ? null : text;
};

/** Terms that a sentence sets in bold: a textbook does so where it explains them. */
const bolded = (sentence: Sentence, language: Language): Found[] =>
  markedIn(sentence, 'strong')
    .map((marked) => marked.replace(/^(?:an?|the|der|die|das|el|la|los|las) /i, '').trim())
    .filter((term) => words(term).length <= LONGEST_TERM && isTerm(term, language) && !/^\d/.test(term))
    .map((term) => {
      const after = sentence.text.slice(sentence.text.indexOf(term) + term.length);
      return { term, text: apposed(after, language), confidence: 0.8 };
    });

const FEW_COMMAS = 3;
/** No part of an enumeration, nobody, and more than a noun. */
const isPlain = (text: string, sentence: Sentence): boolean =>
  /^an? .*\b(?:that|which|where|used|made)\b/.test(text) &&
  !/\p{Lu}/u.test(text) &&
  sentence.text.split(',').length <= FEW_COMMAS &&
  !isPerson(words(text).slice(0, 4).join(' '), new Set());

/** "the pancreas, a gland behind the stomach, makes …" */
const NOUN = /\b(?:[Tt]he|[Aa]n?|of|called|in|by|from|to) (?<term>\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?)(?=,? ?,)/gu;
const explainedBehind = (sentence: Sentence, language: Language): Found[] =>
  language.code !== 'en'
    ? []
    : [...sentence.text.matchAll(NOUN)].flatMap(({ 0: whole, groups, index }): Found[] => {
        const term = groups?.['term'] ?? '';
        const text = apposed(sentence.text.slice(index + whole.length), language);
        return text && isPlain(text, sentence) && isTerm(term, language) ? [{ term, text, confidence: 0.75 }] : [];
      });

export interface Introduced extends Found {
  readonly sentence: Sentence;
  readonly key: string;
}

/** Terms that running prose explains in passing. */
export const introducedIn = (sentences: readonly Sentence[], language: Language): Introduced[] => {
  const found = (pick: (sentence: Sentence, language: Language) => Found[]): Introduced[] =>
    sentences
      .filter(({ kind }) => kind !== 'line')
      .flatMap((sentence) => pick(sentence, language).map((one) => ({ ...one, sentence, key: termKey(one.term) })));
  const bold = found(bolded);
  return [...(new Set(bold.map(({ key }) => key)).size >= FEWEST_BOLD ? bold : []), ...found(explainedBehind)];
};
