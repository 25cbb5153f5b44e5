import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Explanation, Reading, Term } from '../nlp/reading.ts';
import { alike, contentWords, termKey, words } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';
import { sentencesWith } from './searchable.ts';

/** A term that the material explains. */
export type ExplainedTerm = Term & { readonly definition: Explanation };

/** Words. What a sentence defines in passing has a longer name than that, or is never spoken of again; and a word of everyday was used often before. */
const NAMED = { words: 3, uses: 2, before: 2 } as const;

const setOff = once(
  ({ language, chunks }: Reading): ReadonlySet<string> =>
    new Set(
      chunks
        .flatMap(({ sentences }) => sentences.flatMap(({ marked }) => marked))
        .map((term) => termKey(term, localeOf(language).nlp)),
    ),
);

/** "A yeast is …": named here first, if it is not named again. */
const isNamed = ({ term, key, definition: { shown }, count }: ExplainedTerm, reading: Reading): boolean => {
  const { nlp } = localeOf(reading.language);
  const first = nlp.indefinite?.test(shown) ?? false;
  const plain = first || !/\p{L}(?:ing|ed) \p{L}/u.test(term);
  const again = count >= NAMED.uses || first || shown.startsWith(term);
  const before = sentencesWith(reading, key).findIndex(({ sentence }) => sentence.text === shown);
  const isMatter = ` ${termKey(reading.chunks[0]?.path[0] ?? '', nlp)} `.includes(` ${key} `);
  return plain && again && (isMatter || before <= NAMED.before) && words(term).length <= NAMED.words;
};

/** A name of something, and not a phrase that a sentence happens to explain. */
const isRealTerm = (term: ExplainedTerm, reading: Reading): boolean =>
  term.definition.from !== 'sentence' || setOff(reading).has(term.key) || isNamed(term, reading);

const realTerms = once((reading: Reading): ExplainedTerm[] =>
  reading.terms
    .filter((term): term is ExplainedTerm => term.definition !== null && term.definition.short !== '')
    .filter((term) => isRealTerm(term, reading)),
);

export const explained = ({ reading }: Ground): ExplainedTerm[] => realTerms(reading);

export const isName = (term: string): boolean => /^\p{Lu}\S+ .*\p{Lu}/u.test(term);

/** Two names of one thing: neither could be right beside the other. The share of words of their definitions that makes two so alike. */
const SAME = 0.8;

export const meansSame = (one: ExplainedTerm, other: ExplainedTerm, { locale: { nlp } }: Ground): boolean =>
  alike(contentWords(one.definition.short, nlp), contentWords(other.definition.short, nlp)) >= SAME;
