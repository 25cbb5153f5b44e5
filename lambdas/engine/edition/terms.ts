import type { Reading, Term } from '../nlp/reading.ts';
import { capitalized } from '../nlp/words.ts';

const LONGEST_DEFINITION = 380;

/** What a term is, as a sentence in the words of the material. */
const sentenceOf = ({ definition }: Term): string => {
  const text = capitalized(definition?.text.trim() ?? '');
  return /[.!?…。！？][”"’]?$/.test(text) ? text : `${text}.`;
};

/** Explained terms that come up in some chunks, or in none as they are written; the weightiest first. */
export const explainedIn = ({ terms }: Reading, chunks: readonly string[]): Term[] => {
  const ids = new Set(chunks);
  return terms.filter(
    ({ definition, chunks: uses }) => definition !== null && (uses.length === 0 || uses.some((id) => ids.has(id))),
  );
};

/** The margin of a chapter: terms that come up there for the first time among what is told, with what they are. */
export const marginOf = (
  reading: Reading,
  chunks: readonly string[],
  told: readonly string[],
): { term: string; definition: string }[] => {
  const here = new Set(chunks);
  const all = new Set(told);
  return explainedIn(reading, chunks)
    .filter(({ chunks: uses }) => here.has(uses.find((id) => all.has(id)) ?? ''))
    .map((term) => ({ term: term.term, definition: sentenceOf(term) }))
    .filter(({ definition }) => definition.length <= LONGEST_DEFINITION);
};

export const glossaryLines = (terms: readonly Term[]): string[] =>
  terms.map((term) => `**${term.term}**: ${sentenceOf(term)}`);
