import type { ReadChunk } from './reading.ts';

/** "Baker, Ann L. (1960) 1999. Bread.", and the next one by her: "—. 2003. Rolls." */
const ENTRY = /^["“]?(?:(?:\p{L}+ ){0,2}\p{L}[\p{L}’'-]*, \p{Lu}.{0,120}?|—)[. ]+(?:\(\d{4}\) )?\d{4}[a-z]?\. /u;
/** Entries that make a list, and their share of its paragraphs. */
const LIST = { least: 3, share: 0.6 } as const;

/** Whether a part of a text names books, and says nothing of its subject. */
export const isListOfBooks = ({ blocks }: Pick<ReadChunk, 'blocks'>): boolean => {
  const lines = blocks.flatMap(({ kind, text, items }) =>
    kind === 'paragraph' ? [text] : (items ?? []).map((item) => item.text),
  );
  const entries = lines.filter((line) => ENTRY.test(line));
  return entries.length >= LIST.least && entries.length >= lines.length * LIST.share;
};
