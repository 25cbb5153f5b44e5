import { overlap } from '../../domain/scene/words.ts';
import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Reading, Sentence, Term } from '../nlp/reading.ts';
import { termKey, words } from '../nlp/words.ts';
import type { SceneText } from './scene-text.ts';
import { definitionStems, stemsOf } from './stems.ts';

/** A term that the material itself holds for one, and explains. */
export interface KeyTerm extends Term {
  readonly definition: NonNullable<Term['definition']>;
}

/** Terms that the material sets off somewhere or names in a heading, and where it does so first. */
const introduced = once((reading: Reading): ReadonlyMap<string, string> => {
  const { nlp } = localeOf(reading.language);
  const found = new Map<string, string>();
  const add = (term: string, chunk: string): void => {
    const key = termKey(term, nlp);
    if (!found.has(key)) found.set(key, chunk);
  };
  for (const { id, sentences } of reading.bodies)
    for (const { marked } of sentences) for (const term of marked) add(term, id);
  for (const { id, path } of reading.bodies)
    for (const heading of path.slice(1)) {
      add(heading, id);
      // "What is a levain?"
      const named = words(heading).filter((word) => !nlp.functionWords.has(word.toLowerCase()));
      add(named.join(' '), id);
    }
  return found;
});

/** Where a term is taught: where a sentence explains it; one of a glossary where it is set off first, else where it is first used. */
export const homeOf = ({ key, definition, chunks }: Term, reading: Reading): string | undefined =>
  definition && definition.from !== 'glossary' ? definition.chunk : (introduced(reading).get(key) ?? chunks[0]);

/** Whether the material itself holds it for a term, and explains it: one of its glossary, or one that it sets off. */
export const isKeyTerm =
  (reading: Reading) =>
  (term: Term): term is KeyTerm =>
    term.definition !== null && (term.definition.from === 'glossary' || introduced(reading).has(term.key));

/** The key terms that a scene uses and that have been taught by its end. */
export const keyTerms = once(({ reading, terms, chunks, before }: SceneText): readonly KeyTerm[] => {
  const taught = new Set([...before, ...chunks.map(({ id }) => id)]);
  return terms.filter(isKeyTerm(reading)).filter((term) => taught.has(homeOf(term, reading) ?? ''));
});

/** How much of its definition a sentence says that explains a term, in the form of a definition or by setting it off. */
const EXPLAINS = { form: 0.4, marked: 0.5 } as const;

/** Whether a sentence says what a term is, and does not only name it. */
export const defines = (sentence: Sentence, term: KeyTerm, { reading, locale: { nlp } }: SceneText): boolean => {
  const { definition } = term;
  if (definition.from !== 'glossary')
    return sentence.text.includes(definition.text) && reading.byId.get(definition.chunk)?.id === sentence.chunk;
  const isTerm = (said: string | undefined): boolean => said !== undefined && termKey(said, nlp) === term.key;
  const said = overlap(definitionStems(term), stemsOf(sentence));
  if (said < EXPLAINS.form) return false;
  if (said >= EXPLAINS.marked && sentence.marked.some(isTerm)) return true;
  return [...nlp.definitions, ...nlp.markedDefinitions].some((one) =>
    isTerm(one.exec(sentence.text)?.groups?.['term']),
  );
};
