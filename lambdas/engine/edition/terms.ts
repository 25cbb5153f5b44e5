import { fold } from '../../domain/scene/fold.ts';
import { homeOf, isKeyTerm, type KeyTerm } from '../activities/key-terms.ts';
import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Explanation, ReadChunk, Reading, Term } from '../nlp/reading.ts';
import { capitalized, words } from '../nlp/words.ts';
import { saidIn } from './said.ts';

const LONGEST_DEFINITION = 380;
/** In the margin of one chapter. */
const MOST = 12;
/** Words of a name that the material neither sets off nor lists. */
const LONGEST_NAME = 3;

/** A term or a name of the material, with a sentence that says what it is, in the words of the material. */
interface Explained {
  readonly term: string;
  readonly definition: string;
  /** The chunks that it comes up in, first the one where it belongs. */
  readonly chunks: readonly string[];
}

/** What stands in brackets before a definition is another name: it tells more at its end. */
const sentenceOf = (definition: string): string => {
  const text = capitalized(definition.trim().replace(/^(\([^)]*\)) (.+)$/s, '$2 $1'));
  return /[.!?…。！？][”"’]?$/.test(text) ? text : `${text}.`;
};

/** "- acid: gives protons": an entry, whatever stands around it. */
const isEntry = ({ term, definition }: KeyTerm): boolean =>
  fold(definition.quote).startsWith(fold(term)) && /^\W*[:–—-]/.test(fold(definition.quote).slice(fold(term).length));

/** The heading that an explanation stands under; small sections bring theirs with them. */
const headingOver = ({ quote }: Explanation, chunk: ReadChunk | undefined): string => {
  const at = chunk?.text.indexOf(quote) ?? -1;
  const inside = chunk?.blocks.findLast(({ kind, start }) => kind === 'heading' && start < at);
  return inside?.text ?? chunk?.path.at(-1) ?? '';
};

/** Whether a sentence introduces a term that the material does not set off, and does not only say something of it. */
const isIntroduced = (term: KeyTerm, { language, byId }: Reading): boolean => {
  const { nlp, activities } = localeOf(language);
  const { chunk, text } = term.definition;
  if (activities.aside?.test(headingOver(term.definition, byId.get(chunk)))) return false;
  if (isEntry(term)) return true;
  const last = words(term.term).at(-1) ?? '';
  const isOne = nlp.singular(last) === last.toLowerCase();
  return (
    isOne && term.chunks[0] === chunk && words(term.term).length <= LONGEST_NAME && nlp.article?.test(text) === true
  );
};

const isExplained = (reading: Reading) => {
  const isKey = isKeyTerm(reading);
  return (term: Term): term is KeyTerm =>
    term.definition !== null && (isKey(term) || isIntroduced(term as KeyTerm, reading));
};

/** All that the material explains, the weightiest first: its terms, then what it says of the names in it. */
const explainedBy = once((reading: Reading): readonly Explained[] => {
  const terms = reading.terms.filter(isExplained(reading));
  const keys = new Set(terms.map(({ key }) => key));
  return [
    ...terms.map((term) => ({
      term: term.term,
      definition: sentenceOf(term.definition.text),
      chunks: [homeOf(term, reading) ?? [], term.chunks].flat(),
    })),
    ...saidIn(reading)
      .filter(({ key }) => !keys.has(key))
      .map(({ term, text, chunk }) => ({ term, definition: sentenceOf(text), chunks: [chunk] })),
  ].filter(({ definition }) => definition.length <= LONGEST_DEFINITION);
});

/** Explained terms that come up in some chunks, or in none as they are written. */
export const explainedIn = (reading: Reading, chunks: readonly string[]): readonly Explained[] => {
  const ids = new Set(chunks);
  return explainedBy(reading).filter(({ chunks: uses }) => uses.length === 0 || uses.some((id) => ids.has(id)));
};

/** As a text writes a term: "loose (areolar) tissue" may be "loose tissue" there. */
const writtenIn = (text: string, term: string): string =>
  [term, term.replace(/ ?\([^)]*\)/g, '')].find((one) => text.includes(fold(one))) ?? term;

/** The margin of a chapter: terms that belong there among what is told, with what they are, in the order of the text. */
export const marginOf = (
  reading: Reading,
  chunks: readonly string[],
  told: readonly string[],
): { term: string; definition: string }[] => {
  const here = new Set(chunks);
  const all = new Set(told);
  const text = fold(chunks.map((id) => reading.byId.get(id)?.text ?? '').join('\n'));
  return explainedIn(reading, chunks)
    .filter(({ chunks: uses }) => here.has(uses.find((id) => all.has(id)) ?? ''))
    .slice(0, MOST)
    .map(({ term, definition }) => ({ term: writtenIn(text, term), definition }))
    .toSorted((one, other) => text.indexOf(fold(one.term)) - text.indexOf(fold(other.term)));
};

/** The terms of some chunks by their names; none where so few were explained that their margins are enough. */
export const glossaryLines = (reading: Reading, chunks: readonly string[], least: number): string[] => {
  const terms = explainedIn(reading, chunks).toSorted((one, other) =>
    one.term.localeCompare(other.term, reading.language),
  );
  return terms.length < least ? [] : terms.map(({ term, definition }) => `**${term}**: ${definition}`);
};
