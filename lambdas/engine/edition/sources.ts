import { quoteOf, type ReadChunk, type Reading } from '../nlp/reading.ts';

/** Characters that may be shown as evidence. */
const QUOTE = { least: 8, most: 600 } as const;

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
