import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Explanation, Reading, Term } from '../nlp/reading.ts';
import { contentWords, shared, termKey, words } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';
import { areEntangled, comparableKind, sameKind } from './kinds.ts';
import { sentencesWith } from './searchable.ts';

/** A term that the material explains. */
export type ExplainedTerm = Term & { readonly definition: Explanation };

/** What makes two terms likely to be mistaken for each other. */
const LIKENESS = { head: 2, word: 1.5, source: 0.5, chunk: 1, length: 0.5 } as const;
/** Two definitions that share more of their words are of one thing. */
const SAME_THING = 0.75;

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

const siblingsIn = (term: ExplainedTerm, ground: Ground, alike: typeof sameKind): ExplainedTerm[] => {
  const {
    locale: { nlp, questions },
  } = ground;
  const own = term.definition.short;
  const ownWords = contentWords(own, nlp);
  const keys = ` ${term.key} `;
  return explained(ground)
    .filter((other) => {
      if (other.key === term.key || isName(other.term) !== isName(term.term)) return false;
      // A "loaf of rye" is a loaf, too
      if (keys.includes(` ${other.key} `) || ` ${other.key} `.includes(keys)) return false;
      if (!alike(term, other, ground) || areEntangled(term, other, ground)) return false;
      const theirs = contentWords(other.definition.short, nlp);
      const bothWays = Math.min(shared(ownWords, theirs), shared(theirs, ownWords));
      return (
        bothWays < SAME_THING && !other.definition.text.toLowerCase().includes(`known as ${term.term.toLowerCase()}`)
      );
    })
    .map((other) => {
      const definition = other.definition.short;
      const common = shared(new Set(term.key.split(' ')), new Set(other.key.split(' '))) > 0;
      const head = questions.head?.(own);
      const score =
        (head && head === questions.head?.(definition) ? LIKENESS.head : 0) +
        (common ? LIKENESS.word : 0) +
        (other.definition.from === term.definition.from ? LIKENESS.source : 0) +
        (other.chunks.some((id) => term.chunks.includes(id)) ? LIKENESS.chunk : 0) +
        LIKENESS.length * (1 - Math.min(1, Math.abs(other.term.length - term.term.length) / 20));
      return { other, score };
    })
    .sort((a, b) => b.score - a.score || (a.other.key < b.other.key ? -1 : 1))
    .map(({ other }) => other);
};

const remembered = once((_: Reading): Map<string, ExplainedTerm[]> => new Map());

/** Terms of the same kind, which could be mistaken for it and are not it; the likeliest first. Remembered. */
export const siblingsOf = (term: ExplainedTerm, ground: Ground): ExplainedTerm[] => {
  const known = remembered(ground.reading);
  const found = known.get(term.key) ?? siblingsIn(term, ground, sameKind);
  known.set(term.key, found);
  return found;
};

/** Wrong options are two at least. */
const ENOUGH = 2;

/** The siblings of a term; where they are too few, with those whose kind does not tell them apart at first sight. */
export const relativesOf = (term: ExplainedTerm, ground: Ground): ExplainedTerm[] => {
  const same = siblingsOf(term, ground);
  if (same.length >= ENOUGH) return same;
  return [...same, ...siblingsIn(term, ground, comparableKind).filter((other) => !same.includes(other))];
};
