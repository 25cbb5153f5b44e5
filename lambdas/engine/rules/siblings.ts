import type { Definition, Term } from '../nlp/reading.ts';
import { contentWords, shared, words } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';

/** A term that the material explains. */
export type ExplainedTerm = Term & { readonly definition: Definition };

/** What makes two terms likely to be mistaken for each other. */
const LIKENESS = { head: 2, word: 1.5, source: 0.5, chunk: 1, length: 0.5 } as const;
/** Two definitions that share more of their words are of one thing. */
const SAME_THING = 0.75;

/** What is in brackets before a definition is another name; what is after a semicolon tells more. */
export const shortDefinition = (text: string): string =>
  (text.replace(/^\([^)]*\)\s*/, '').split(/;\s/)[0] ?? '').replace(/[\s.,;:]+$/, '').trim();

export const explained = ({ reading: { terms } }: Ground): ExplainedTerm[] =>
  terms.filter(
    (term): term is ExplainedTerm => term.definition !== null && shortDefinition(term.definition.text) !== '',
  );

const isPlural = (term: string, { locale: { nlp } }: Ground): boolean => {
  const last = words(term).at(-1)?.toLowerCase() ?? '';
  return nlp.singular(last) !== last;
};

const isName = (term: string): boolean => /^\p{Lu}\S+ .*\p{Lu}/u.test(term);

/** Terms of the same kind, which could be mistaken for it and are not it; the likeliest first. */
export const siblingsOf = (term: ExplainedTerm, ground: Ground): ExplainedTerm[] => {
  const {
    locale: { nlp, questions },
  } = ground;
  const own = shortDefinition(term.definition.text);
  const ownWords = contentWords(own, nlp);
  const keys = ` ${term.key} `;
  return explained(ground)
    .filter((other) => {
      if (other.key === term.key || isName(other.term) !== isName(term.term)) return false;
      // A "loaf of rye" is a loaf, too
      if (keys.includes(` ${other.key} `) || ` ${other.key} `.includes(keys)) return false;
      const theirs = contentWords(shortDefinition(other.definition.text), nlp);
      const bothWays = Math.min(shared(ownWords, theirs), shared(theirs, ownWords));
      return (
        bothWays < SAME_THING && !other.definition.text.toLowerCase().includes(`known as ${term.term.toLowerCase()}`)
      );
    })
    .map((other) => {
      const definition = shortDefinition(other.definition.text);
      const common = shared(new Set(term.key.split(' ')), new Set(other.key.split(' '))) > 0;
      const head = questions.head?.(own);
      const score =
        (head && head === questions.head?.(definition) ? LIKENESS.head : 0) +
        (common ? LIKENESS.word : 0) +
        (other.definition.from === term.definition.from ? LIKENESS.source : 0) +
        (other.chunks.some((id) => term.chunks.includes(id)) ? LIKENESS.chunk : 0) +
        (isPlural(other.term, ground) === isPlural(term.term, ground) ? LIKENESS.length : 0) +
        LIKENESS.length * (1 - Math.min(1, Math.abs(other.term.length - term.term.length) / 20));
      return { other, score };
    })
    .sort((a, b) => b.score - a.score || (a.other.key < b.other.key ? -1 : 1))
    .map(({ other }) => other);
};
