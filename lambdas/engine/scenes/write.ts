import type { SceneAnswer } from '../../domain/model/answers.ts';
import { factsFor, type Material, termsIn } from '../material.ts';
import { standsAlone } from '../quiz/stem.ts';
import type { KeyTerm } from '../terms/key-terms.ts';
import { type ReadChunk, type Sentence, verbatim } from '../text/chunk.ts';
import { escaped, sentenceMarkdown } from '../text/markdown.ts';
import { capitalized, contentOf, countWords, fold, overlap } from '../text/words.ts';
import { keySentences, salience } from './salience.ts';

const QUOTE = { least: 8, most: 400 } as const;

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Blocks of Markdown one under the other; empty ones leave no gap. */
export const blocks = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part.trim() !== '')
    .join('\n\n');

export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const CODE = /^[\w./:-]*(?:_|\(\)|\w\/)[\w./:()-]*$/;
export const isCode = (term: string): boolean => CODE.test(term);
/** A term in running text: set off, and safe to stand in Markdown. */
export const named = (term: string): string => (isCode(term) ? `\`${term}\`` : `**${escaped(term)}**`);

export const ended = (text: string): string => (/[.!?…。]["”’»)]*$/.test(text) ? text : `${text}.`);

/** "ruler" and "strip" are words that anybody uses; "cytoplasm" and "compaction" are not. */
const isTechnical = (word: string): boolean =>
  /[-_\d]|(?:tion|sis|ism|phyll|plast|some|cyte|gen|gram|graph|scope|ology|ase|ine|ide|ium|oid|lysis|phase|sphere)s?$/.test(
    word,
  );

const LEAST_WEIGHT = 1.5;
/** German joins nouns where other languages set them side by side. */
const LONG_NOUN = 12;
/** Used again and again, and neither a name nor code nor a word that any text could use. */
const isWeighty = ({ term, count, weight }: KeyTerm, language: string): boolean =>
  count > 1 &&
  weight >= LEAST_WEIGHT &&
  !isCode(term) &&
  (language === 'de'
    ? count > 2 && term.length >= LONG_NOUN
    : term.includes(' ') || (!/^\p{Lu}\p{Ll}/u.test(term) && (language !== 'en' || isTechnical(term))));

/** The terms worth naming in some chunks: those the material defines first, then those it dwells on. */
export const namedTerms = (material: Material, chunks: readonly ReadChunk[], most: number): KeyTerm[] => {
  const ids = new Set(chunks.map(({ id }) => id));
  const here = termsIn(material, chunks).filter(({ topic }) => !topic);
  const defined = here.filter(
    ({ definition }) => definition && ids.has(definition.sentence.chunk) && definition.confidence >= 0.7,
  );
  const weighty = here.filter(
    (term) =>
      !defined.includes(term) && isWeighty(term, material.language.code) && material.kinds.get(term.term) !== 'person',
  );
  // What comes up here for the first time is this part's own.
  const own = weighty.filter(({ sentence }) => ids.has(sentence.chunk));
  const others = weighty.filter((term) => !own.includes(term));
  return [...defined, ...own, ...others].slice(0, most);
};

const ALIKE = 0.7;
/** Sentences that no other one of them repeats. */
export const unlike = (sentences: readonly Sentence[], material: Material, most: number): Sentence[] => {
  const stop = material.language.stopWords;
  const kept: Sentence[] = [];
  for (const sentence of sentences) {
    if (kept.length >= most) break;
    const words = contentOf(sentence.text, stop);
    if (!kept.some((other) => overlap(contentOf(other.text, stop), words) > ALIKE)) kept.push(sentence);
  }
  return kept;
};

/** In the order of the material again, after the best were chosen. */
const inOrder = (sentences: readonly Sentence[], chunks: readonly ReadChunk[]): Sentence[] => {
  const order = new Map(chunks.flatMap((chunk) => chunk.sentences).map((sentence, index) => [sentence, index]));
  return sentences.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
};

/** One sentence for each chunk and then others: what it would be a pity to forget. */
export const gist = (material: Material, chunks: readonly ReadChunk[], most: number): Sentence[] => {
  const best = chunks.flatMap((chunk) => keySentences(material, [chunk], { most: 30 }).slice(0, 3));
  const firsts = chunks.flatMap((chunk) => best.filter((sentence) => sentence.chunk === chunk.id).slice(0, 1));
  const others = best.filter((sentence) => !firsts.includes(sentence));
  return inOrder(unlike([...firsts, ...others], material, most), chunks);
};

/**
 * The gist, with as many more sentences as it takes until `enough` says so: where few can stand alone, others have to
 * do, as long as they do not lean on the one before.
 */
export const gistUntil = (
  material: Material,
  chunks: readonly ReadChunk[],
  most: number,
  enough: (told: readonly Sentence[]) => boolean,
): Sentence[] => {
  const first = gist(material, chunks, most);
  const all = chunks.flatMap(({ sentences }) => sentences);
  const spare = all.filter(({ text }) => countWords(text) > 3 && !material.language.leaning?.test(text));
  const order = unlike([...first, ...gist(material, chunks, most + 6), ...spare, ...all], material, most + 12);
  const told = [...first];
  for (const sentence of order) {
    if (enough(told)) break;
    if (!told.includes(sentence)) told.push(sentence);
  }
  return inOrder(told, chunks);
};

export const said = (sentence: Sentence): string => sentenceMarkdown(sentence);

/** Up to two passages a chunk that show where the scene stands in the material. */
export const sourcesOf = (
  material: Material,
  chunks: readonly ReadChunk[],
  told: readonly Sentence[],
): SceneAnswer['sources'] =>
  chunks.flatMap((chunk) => {
    const mine = told.filter((sentence) => sentence.chunk === chunk.id);
    const quotes = (mine.length > 0 ? mine : chunk.sentences)
      .map((sentence) => ({ quote: verbatim(chunk, sentence).trim(), weight: salience(sentence, material) }))
      .filter(({ quote }) => quote.length >= QUOTE.least && quote.length <= QUOTE.most)
      .sort((a, b) => b.weight - a.weight)
      .map(({ quote }) => quote);
    const fallback = chunk.text
      .trim()
      .split('\n')
      .find((line) => line.trim().length >= QUOTE.least)
      ?.trim()
      .slice(0, QUOTE.most);
    const best = quotes.length > 0 ? quotes.slice(0, 2) : fallback ? [fallback] : [];
    return best.map((quote) => ({ chunk: chunk.id, quote }));
  });

/** The terms these chunks define, for the glossary beside the scene. */
export const glossary = (material: Material, chunks: readonly ReadChunk[], content: string): SceneAnswer['terms'] => {
  const text = fold(content);
  return factsFor(material, chunks)
    .flatMap(({ definitions }) => definitions)
    .filter(
      ({ confidence, key, term, text: meaning, sentence }) =>
        confidence >= 0.7 &&
        !isCode(term) &&
        material.termByKey.get(key)?.topic !== true &&
        // A whole sentence in place of a meaning has to make sense by itself.
        (meaning !== null || standsAlone(sentence, material.language, 6, 34)),
    )
    .map((definition) => ({
      term: material.termByKey.get(definition.key)?.term ?? definition.term,
      definition: capitalized(ended(definition.text ?? definition.sentence.text)),
    }))
    .filter(({ term, definition }) => text.includes(fold(term)) && definition.length <= 380)
    .slice(0, 10);
};
