import { refusal } from '../guards/guard.ts';
import { passageGuards, standsAlone } from '../guards/sentence-guards.ts';
import { localeOf } from '../locales/locales.ts';
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

/** The sentences worth keeping, the weightiest of each chunk first, no two alike, in the order of the material. */
export const keySentences = (reading: Reading, chunks: readonly ReadChunk[], most: number): string[] => {
  const { nlp } = localeOf(reading.language);
  const rated = chunks.flatMap((chunk, at) =>
    standing(chunk, reading)
      .toSorted((one, other) => reading.salience(other) - reading.salience(one))
      .slice(0, 3)
      .map((sentence, rank) => ({ at, sentence, value: reading.salience(sentence) - 0.2 * rank })),
  );
  const chosen: typeof rated = [];
  for (const one of rated.toSorted((a, b) => b.value - a.value)) {
    if (chosen.length === most) break;
    const said = contentWords(one.sentence.text, nlp);
    if (!chosen.some(({ sentence }) => shared(said, contentWords(sentence.text, nlp)) >= SAME)) chosen.push(one);
  }
  return chosen
    .toSorted((one, other) => one.at - other.at || one.sentence.start - other.sentence.start)
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
