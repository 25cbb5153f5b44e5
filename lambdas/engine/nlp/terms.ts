import type { Apparatus } from '../../domain/material/chunk.ts';
import type { LocaleNlp } from '../locales/locale.ts';
import { definitionsIn, shortDefinition } from './definitions.ts';
import type { Explanation, ReadChunk, Term } from './reading.ts';
import { termKey, words } from './words.ts';

const LONGEST_TERM = 6;
/** What each sign that a term matters adds to its weight. */
const WEIGHT = { glossary: 0.35, marked: 0.15, named: 0.25, defined: 0.1, often: 0.15 } as const;
/** Uses from which on more do not make it weightier. */
const OFTEN = 8;

/** The mark of a list's item or of a table's cell, before what stands in it. */
const MARK = /^(?:\s|[-+*|](?=\s)|\d+[.)](?=\s))+/;

/** The line or sentence of a glossary's chunk that holds a term with its definition. */
const glossaryQuote = ({ text, sentences }: ReadChunk, term: string, definition: string): string | undefined => {
  for (let at = text.indexOf(definition); at >= 0; at = text.indexOf(definition, at + 1)) {
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at + definition.length).replace(MARK, '');
    if (line.toLowerCase().includes(term.toLowerCase())) return line;
  }
  const found = sentences.find((sentence) => sentence.text.includes(definition) || definition.includes(sentence.text));
  return text.includes(definition) ? definition : found && text.slice(found.start, found.end);
};

const glossaryDefinitions = (
  { glossary }: Apparatus,
  chunks: readonly ReadChunk[],
  nlp: LocaleNlp,
): Map<string, { term: string; definition: Explanation }> => {
  const found = new Map<string, { term: string; definition: Explanation }>();
  for (const { term, definition, chunk: named } of glossary) {
    // A long glossary goes on in other chunks than the one that names it
    const [place = { chunk: named, quote: definition }] = chunks
      .filter(({ id, role }) => id === named || role === 'glossary')
      .map((chunk) => ({ chunk: chunk.id, quote: glossaryQuote(chunk, term, definition) ?? '' }))
      .filter(({ quote }) => quote !== '')
      .toSorted((one, other) => other.quote.length - one.quote.length);
    const key = termKey(term, nlp);
    const text = definition.replace(/[\s.;]+$/, '');
    const short = shortDefinition(text, nlp);
    if (key && text && !found.has(key))
      found.set(key, { term, definition: { text, short, from: 'glossary', ...place, shown: `${term}: ${text}` } });
  }
  return found;
};

/** A text in words that can be searched for terms. */
const searchable = (text: string, nlp: LocaleNlp): string => ` ${words(text).map(nlp.singular).join(' ')} `;

const uses = (text: string, key: string): number => text.split(` ${key} `).length - 1;

/** The terms of a material: its glossary's, those it sets off, those it defines. The weightiest first. */
export const termsOf = (chunks: readonly ReadChunk[], apparatus: Apparatus, nlp: LocaleNlp): Term[] => {
  const bodies = chunks.filter(({ role }) => role === 'body');
  const fromGlossary = glossaryDefinitions(apparatus, chunks, nlp);
  const fromSentences = definitionsIn(bodies, nlp);
  const named = new Map<string, string>();
  const marked = new Set<string>();
  const isNothing = (term: string): boolean => words(term).every((word) => nlp.functionWords.has(word.toLowerCase()));
  const add = (term: string, key = termKey(term, nlp)): string => {
    const fits = fromGlossary.has(key) || words(term).length <= LONGEST_TERM;
    if (key && fits && /\p{L}{2}/u.test(term) && !isNothing(term) && !named.has(key)) named.set(key, term);
    return key;
  };
  for (const [key, { term }] of fromGlossary) add(term, key);
  for (const { sentences } of bodies)
    for (const sentence of sentences) for (const term of sentence.marked) marked.add(add(term));
  for (const [key, { term }] of fromSentences) add(term, key);
  const texts = bodies.map(({ id, text }) => ({ id, words: searchable(text, nlp) }));
  const heads = searchable(
    [...apparatus.objectives, ...chunks.filter(({ role }) => role === 'summary').map(({ text }) => text)]
      .concat(bodies.flatMap(({ path }) => path))
      .join(' . '),
    nlp,
  );
  const weightOf = (key: string, count: number): number =>
    (fromGlossary.has(key) ? WEIGHT.glossary : 0) +
    (marked.has(key) ? WEIGHT.marked : 0) +
    (uses(heads, key) > 0 ? WEIGHT.named : 0) +
    (fromSentences.has(key) ? WEIGHT.defined : 0) +
    WEIGHT.often * Math.min(1, count / OFTEN);
  return [...named]
    .map(([key, term]): Term => {
      const places = texts
        .map(({ id, words: text }) => ({ id, count: uses(text, key) }))
        .filter(({ count }) => count > 0);
      const count = places.reduce((sum, place) => sum + place.count, 0);
      const definition = fromGlossary.get(key)?.definition ?? fromSentences.get(key)?.definition ?? null;
      return { term, key, definition, chunks: places.map(({ id }) => id), count, weight: weightOf(key, count) };
    })
    .filter(({ definition, count }) => definition !== null || count > 0)
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
};
