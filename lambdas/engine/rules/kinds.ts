import { once } from '../cache.ts';
import type { Reading } from '../nlp/reading.ts';
import { termKey, words } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';
import type { ExplainedTerm } from './siblings.ts';

/** What a term is, as far as its form and its definition say. */
export interface TermKind {
  /** "structure", "process"; where the locale knows none the word its definition is built around; '' where there is none. */
  readonly kind: string;
  readonly plural: boolean;
  /** An adjective. */
  readonly quality: boolean;
}

/** Letters that words of one sort end with: "osteocyte", "chondrocyte". */
const ENDING = 4;

/** "A set of rules" is one thing. */
const ONE = /^(?:an?|one)\s/i;

const known = once((_: Reading): Map<string, TermKind> => new Map());

const kindIn = ({ term, definition }: ExplainedTerm, { locale: { nlp, questions } }: Ground): TermKind => {
  const last = words(term).at(-1)?.toLowerCase() ?? '';
  const head = questions.head?.(definition.text.replace(/^\([^)]*\)\s*/, '')) ?? '';
  const one = nlp.singular(head);
  return {
    kind: questions.kinds.get(one) ?? one,
    plural: nlp.singular(last) !== last || (one !== head && questions.kinds.has(one) && !ONE.test(definition.text)),
    quality: questions.quality?.test(last) ?? false,
  };
};

export const kindOf = (term: ExplainedTerm, ground: Ground): TermKind => {
  const all = known(ground.reading);
  const found = all.get(term.key) ?? kindIn(term, ground);
  all.set(term.key, found);
  return found;
};

const lastWord = ({ key }: ExplainedTerm): string => key.split(' ').at(-1) ?? '';

/** Two terms that could be mistaken for each other: of one number and part of speech, and things of one kind. */
export const sameKind = (one: ExplainedTerm, other: ExplainedTerm, ground: Ground): boolean => {
  const [a, b] = [kindOf(one, ground), kindOf(other, ground)];
  if (a.plural !== b.plural || a.quality !== b.quality) return false;
  if (a.kind !== '' && a.kind === b.kind) return true;
  const { kinds } = ground.locale.questions;
  const told = [...kinds.values()];
  // Both are known, and known to differ
  if (told.includes(a.kind) && told.includes(b.kind)) return false;
  const [mine, theirs] = [lastWord(one), lastWord(other)];
  return mine === theirs || (mine.length > ENDING && mine.slice(-ENDING) === theirs.slice(-ENDING));
};

/** Who does something, what lives and what happens is told from everything else at first sight. */
const APART = new Set(['person', 'organism', 'group', 'process']);
const CONCRETE = new Set(['structure', 'substance']);

/** Two terms whose kinds do not tell them apart at first sight: of one number and part of speech, neither a person. */
export const comparableKind = (one: ExplainedTerm, other: ExplainedTerm, ground: Ground): boolean => {
  const [a, b] = [kindOf(one, ground), kindOf(other, ground)];
  if (a.plural !== b.plural || a.quality !== b.quality || a.kind === '' || b.kind === '') return false;
  return !APART.has(a.kind) && !APART.has(b.kind) && CONCRETE.has(a.kind) === CONCRETE.has(b.kind);
};

const says = (definition: string, key: string, { locale: { nlp } }: Ground): boolean =>
  ` ${termKey(definition, nlp)} `.includes(` ${key} `);

/** One is explained by the other, or both are about one thing ("the idea of …", "the construction of …"). */
export const areEntangled = (one: ExplainedTerm, other: ExplainedTerm, ground: Ground): boolean =>
  says(one.definition.text, other.key, ground) ||
  says(other.definition.text, one.key, ground) ||
  (/ of /.test(one.term) && / of /.test(other.term) && lastWord(one) === lastWord(other));
