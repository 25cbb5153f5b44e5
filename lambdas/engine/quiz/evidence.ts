import { type ReadChunk, verbatim } from '../text/chunk.ts';

const LONGEST = 580;
const SHORTEST = 8;

const plain = (text: string): string =>
  text
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[*_`\\\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** The passage as the chunk has it, if it is of a length to quote and contains the key. */
export const evidence = (
  chunk: ReadChunk | undefined,
  span: { readonly start: number; readonly end: number },
  key: string,
): string | undefined => {
  if (!chunk) return undefined;
  const quote = verbatim(chunk, span).trim();
  const fits = quote.length >= SHORTEST && quote.length <= LONGEST;
  return fits && plain(quote).includes(plain(key)) ? quote : undefined;
};
