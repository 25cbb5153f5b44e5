import { once } from '../cache.ts';
import type { Reading } from '../nlp/reading.ts';
import { tokensOf } from '../nlp/tokens.ts';
import { words } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';
import type { ExplainedTerm } from './siblings.ts';

/** What a term is, as far as its form and its definition say. */
export interface TermKind {
  /** The phrase its definition is built around, in lower case: "fibrous membrane"; '' where there is none. */
  readonly phrase: string;
  /** Its last word in the singular: "membrane". */
  readonly head: string;
  /** What sort of thing that is: "structure", "tissue". Empty where the locale does not know. */
  readonly kinds: ReadonlySet<string>;
  /** It is one thing, or several, by its definition; and by its own form. */
  readonly plural: { readonly said: boolean; readonly named: boolean };
  /** An adjective. */
  readonly quality: boolean;
}

/** Computed once for each term of a material. */
export const perTerm = <T>(make: (term: ExplainedTerm, ground: Ground) => T) => {
  const known = once((_: Reading): Map<string, T> => new Map());
  return (term: ExplainedTerm, ground: Ground): T => {
    const all = known(ground.reading);
    const found = all.get(term.key) ?? make(term, ground);
    all.set(term.key, found);
    return found;
  };
};

export const kindOf = perTerm(({ term, definition }, { reading, locale: { nlp, questions } }): TermKind => {
  const last =
    words(term.replace(/\([^)]*\)/g, ''))
      .at(-1)
      ?.toLowerCase() ?? '';
  // "Life-cycle type", "amino acid–derived hormone": one word each, and no aside
  const plain = definition.short.replace(/\s*\([^)]*\)/g, '').replace(/(\p{L})[-–](?=\p{L})/gu, '$1');
  const phrase = questions.head?.(tokensOf(plain, reading.language, nlp)).toLowerCase() ?? '';
  const one = words(phrase).at(-1) ?? '';
  // "Series" has no other singular
  const head = questions.kindsOf(one).size > 0 ? one : nlp.singular(one);
  return {
    phrase,
    head,
    kinds: questions.kindsOf(head),
    plural: { said: one !== head, named: nlp.singular(last) !== last || (questions.plural?.test(last) ?? false) },
    quality: questions.quality?.test(last) ?? false,
  };
});
