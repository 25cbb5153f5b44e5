import { refusal } from '../guards/guard.ts';
import { passageGuards, standsAlone } from '../guards/sentence-guards.ts';
import { localeOf } from '../locales/locales.ts';
import { isListOfBooks } from '../nlp/list-of-books.ts';
import { quoteOf, type ReadChunk, type Reading, type Sentence } from '../nlp/reading.ts';
import { contentWords, shared, words } from '../nlp/words.ts';

/** Words. Shorter says little, longer is not taken in at a glance. */
const LENGTH = { least: 7, most: 38 } as const;
/** The share of words from which on a sentence says what another has said. */
const SAME = 0.6;
/** Characters that may be shown as evidence. */
const QUOTE = { least: 8, most: 600 } as const;

/** Sentences that can be understood where nothing stands before them; those that say something, where there are any. */
const standing = (chunk: ReadChunk, { language }: Reading): Sentence[] => {
  const locale = localeOf(language);
  const { leaning, pointing } = locale.nlp;
  const fit = chunk.sentences.filter(({ text, block }) => {
    const count = words(text).length;
    const dense = count <= 1 && text.length > 20;
    const fits = dense || (count >= LENGTH.least && count <= LENGTH.most);
    const kind = chunk.blocks[block]?.kind;
    return fits && kind === 'paragraph' && !/[:?]$/.test(text) && !leaning?.test(text) && !pointing?.test(text);
  });
  const telling = fit.filter(
    (one) => standsAlone(one, locale) && refusal(passageGuards, one.text, locale.nlp) === undefined,
  );
  return telling.length > 0 ? telling : fit;
};

/** "Since Oven 2.6": what is told of a version holds for those who have it. */
const VERSION = /\p{L}\p{Ll}+ \d+\.\d+\b/u;
/** What counts for a sentence that begins its paragraph. */
const OPENS = 0.1;

interface Rated {
  readonly part: number;
  readonly at: number;
  readonly sentence: Sentence;
  readonly value: number;
}

/**
 * The sentences worth keeping, no two alike, in the order of the material: the weightiest of each part, then those of all
 * parts that weigh most. Nothing that holds for one version only, and no list of books.
 */
export const keySentences = (
  reading: Reading,
  parts: readonly (readonly ReadChunk[])[],
  most: number,
): readonly string[] => {
  const { nlp } = localeOf(reading.language);
  const worth = (sentence: Sentence): number => reading.salience(sentence) + (sentence.index === 0 ? OPENS : 0);
  const rated = parts.flatMap((chunks, part) =>
    chunks.flatMap((chunk, at) =>
      (isListOfBooks(chunk) ? [] : standing(chunk, reading))
        .filter(({ text }) => !VERSION.test(text))
        .map((sentence) => ({ part, at, sentence, value: worth(sentence) }))
        .toSorted((one, other) => other.value - one.value)
        .slice(0, 3)
        .map((one, rank): Rated => ({ ...one, value: one.value - 0.2 * rank })),
    ),
  );
  const byWorth = rated.toSorted((one, other) => other.value - one.value);
  const first = parts.flatMap((_, part) => byWorth.find((one) => one.part === part) ?? []);
  const chosen: Rated[] = [];
  for (const one of [...first.toSorted((a, b) => b.value - a.value), ...byWorth]) {
    if (chosen.length === most) break;
    const said = contentWords(one.sentence.text, nlp);
    if (!chosen.some(({ sentence }) => shared(said, contentWords(sentence.text, nlp)) >= SAME)) chosen.push(one);
  }
  return chosen
    .toSorted((one, other) => one.part - other.part || one.at - other.at || one.sentence.start - other.sentence.start)
    .map(({ sentence }) => quoteOf(sentence, reading).replace(/\s+/g, ' ').trim());
};

/** Up to two passages of each chunk that show where a scene stands in the material. */
export const sourcesOf = (reading: Reading, chunks: readonly ReadChunk[]): { chunk: string; quote: string }[] =>
  chunks.flatMap((chunk) => {
    const quotes = chunk.sentences
      .map((sentence) => ({ quote: quoteOf(sentence, reading), weight: reading.salience(sentence) }))
      .filter(({ quote }) => quote.length >= QUOTE.least && quote.length <= QUOTE.most)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, 2);
    const line = chunk.text.split('\n').find((one) => one.trim().length >= QUOTE.least);
    const found = quotes.length > 0 ? quotes.map(({ quote }) => quote) : line ? [line.trim().slice(0, QUOTE.most)] : [];
    return found.map((quote) => ({ chunk: chunk.id, quote }));
  });
