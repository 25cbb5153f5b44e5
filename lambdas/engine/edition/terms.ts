import { fold } from '../../domain/scene/fold.ts';
import { homeOf, isKeyTerm, type KeyTerm } from '../activities/key-terms.ts';
import { isName } from '../activities/names.ts';
import { once } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import type { Explanation, ReadChunk, Reading, Term } from '../nlp/reading.ts';
import { capitalized, termKey, uncapitalized, words } from '../nlp/words.ts';
import { saidIn } from './said.ts';

const LONGEST_DEFINITION = 380;
/** In the margin of one chapter: of the book's own glossary, and of what only its sentences explain. */
const MOST = { glossary: 12, others: 6 } as const;
/** What is typed, and no term: an option, a comparison, a name with marks in it. */
const TYPED = /[=<>{}\\$@#_|/]|^[^\p{L}]|\(\)$/u;
/** Words of a name that the material neither sets off nor lists. */
const LONGEST_NAME = 3;

/** A term or a name of the material, with a sentence that says what it is, in the words of the material. */
interface Explained {
  readonly term: string;
  readonly definition: string;
  readonly isOfGlossary: boolean;
  /** The chunks that it comes up in, first the one where it belongs. */
  readonly chunks: readonly string[];
}

/** What stands in brackets before a definition is another name: it tells more at its end. */
const sentenceOf = (definition: string): string => {
  const text = capitalized(definition.trim().replace(/^(\([^)]*\)) (.+)$/s, '$2 $1'));
  return /[.!?…。！？][”"’]?$/.test(text) ? text : `${text}.`;
};

/** The heading that an explanation stands under; small sections bring theirs with them. */
const headingOver = ({ quote }: Explanation, chunk: ReadChunk | undefined): string => {
  const at = chunk?.text.indexOf(quote) ?? -1;
  const inside = chunk?.blocks.findLast(({ kind, start }) => kind === 'heading' && start < at);
  return inside?.text ?? chunk?.path.at(-1) ?? '';
};

/** Whether a sentence introduces a term that the material does not set off, and does not only say something of it. */
const isIntroduced = (term: KeyTerm, reading: Reading): boolean => {
  const { nlp, activities } = localeOf(reading.language);
  const { chunk, text } = term.definition;
  if (activities.aside?.test(headingOver(term.definition, reading.byId.get(chunk)))) return false;
  const last = words(term.term).at(-1) ?? '';
  const isOne = nlp.singular(last) === last.toLowerCase();
  // Somebody in an example: "Charles is a retired driver"
  if (nlp.tagger && words(term.term).every((word) => /\p{Ll}$/u.test(word) && isName(word, reading))) return false;
  return (
    isOne && term.chunks[0] === chunk && words(term.term).length <= LONGEST_NAME && nlp.article?.test(text) === true
  );
};

const isExplained = (reading: Reading) => {
  const isKey = isKeyTerm(reading);
  return (term: Term): term is KeyTerm => {
    const from = term.definition?.from;
    // A list that explains its labels is a list of terms already
    if (from === undefined || from === 'label') return false;
    return from === 'glossary' || (!TYPED.test(term.term) && (isKey(term) || isIntroduced(term as KeyTerm, reading)));
  };
};

/** All that the material explains, the weightiest first: its terms, then what it says of the names in it. */
const explainedBy = once((reading: Reading): readonly Explained[] => {
  const terms = reading.terms.filter(isExplained(reading));
  const keys = new Set(terms.map(({ key }) => key));
  return [
    ...terms.map((term) => ({
      term: term.term,
      definition: sentenceOf(term.definition.text),
      isOfGlossary: term.definition.from === 'glossary',
      chunks: [homeOf(term, reading) ?? [], term.chunks].flat(),
    })),
    ...saidIn(reading)
      .filter(({ key }) => !keys.has(key))
      .map(({ term, text, chunk }) => ({
        term,
        definition: sentenceOf(text),
        isOfGlossary: false,
        chunks: [chunk],
      })),
  ].filter(({ term, definition, isOfGlossary }) => {
    const { nlp } = localeOf(reading.language);
    // What is explained by itself is not explained
    const isCircular = ` ${termKey(definition, nlp)} `.includes(` ${termKey(term, nlp)} `);
    const isIdle = nlp.idle?.test(uncapitalized(definition)) ?? false;
    return definition.length <= LONGEST_DEFINITION && (isOfGlossary || !(isCircular || isIdle));
  });
});

/** As a text writes a term: "loose (areolar) tissue" may be "loose tissue" there. */
const writtenIn = (text: string, term: string): string =>
  [term, term.replace(/ ?\([^)]*\)/g, '')].find((one) => text.includes(fold(one))) ?? term;

/** What the material explains and is explained in the margin of a chapter: what belongs there among what is told. */
const belongingTo = (reading: Reading, chunks: readonly string[], told: readonly string[]): readonly Explained[] => {
  const here = new Set(chunks);
  const all = new Set(told);
  const own = explainedBy(reading).filter(({ chunks: uses }) => here.has(uses.find((id) => all.has(id)) ?? ''));
  return [
    ...own.filter(({ isOfGlossary }) => isOfGlossary).slice(0, MOST.glossary),
    ...own.filter(({ isOfGlossary }) => !isOfGlossary).slice(0, MOST.others),
  ];
};

/** The margin of a chapter: its terms with what they are, in the order of the text. */
export const marginOf = (
  reading: Reading,
  chunks: readonly string[],
  told: readonly string[],
): { term: string; definition: string }[] => {
  const text = fold(chunks.map((id) => reading.byId.get(id)?.text ?? '').join('\n'));
  return belongingTo(reading, chunks, told)
    .map(({ term, definition }) => ({ term: writtenIn(text, term), definition }))
    .toSorted((one, other) => text.indexOf(fold(one.term)) - text.indexOf(fold(other.term)));
};

/** The terms of the book's glossary that are told, by their names, to look them up in one place. */
export const glossaryLines = (reading: Reading, told: readonly string[]): string[] => {
  const all = new Set(told);
  return explainedBy(reading)
    .filter((one) => one.isOfGlossary)
    .filter(({ chunks }) => chunks.length === 0 || chunks.some((id) => all.has(id)))
    .toSorted((one, other) => one.term.localeCompare(other.term, reading.language))
    .map(({ term, definition }) => `**${term}**: ${definition}`);
};
