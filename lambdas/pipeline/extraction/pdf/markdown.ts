import { blocksOf, itemOf, type PdfBlock } from './blocks.ts';
import { bodyOf, withoutFootnotes } from './body.ts';
import { inReadingOrder } from './columns.ts';
import { lineJoiner } from './hyphens.ts';
import { type PdfLine, textOf } from './lines.ts';
import { withoutRunningLines } from './running-lines.ts';

/** Escapes a character at the beginning of a paragraph that Markdown would interpret. */
const escaped = (text: string): string => text.replace(/^(?:[#>]|[*+-](?=\s|$))/, '\\$&').replace(/^(\d+)\./, '$1\\.');

/** "You will learn: * to row * to swim": items that the writer of the PDF has set in one line. */
const INLINE_ITEM = /\s[*•]\s+(?=\S)/;
const inlineList = (text: string): string | undefined => {
  const [lead = '', ...items] = text.split(INLINE_ITEM);
  return items.length > 1 && lead.endsWith(':') ? [lead, ...items.map((item) => `- ${item}`)].join('\n\n') : undefined;
};

const markdownOf = (block: PdfBlock, sizes: readonly number[], count: number): string => {
  const { kind, text } = block;
  if (kind === 'heading') return `${'#'.repeat(Math.min(4, 1 + sizes.indexOf(block.height)))} ${text}`;
  if (kind === 'table') return text;
  if (kind === 'caption') return `*${text.replaceAll('*', '')}*`;
  if (kind === 'paragraph') return inlineList(text) ?? escaped(text);
  const { words, counted } = itemOf(text);
  return `${counted ? `${count}.` : '-'} ${words}`;
};

/** Blocks as Markdown; neighbouring items are one list, counted anew. */
const written = (blocks: readonly PdfBlock[]): string => {
  const sizes = [...new Set(blocks.filter(({ kind }) => kind === 'heading').map(({ height }) => height))].toSorted(
    (one, other) => other - one,
  );
  let out = '';
  let count = 0;
  for (const [at, block] of blocks.entries()) {
    const follows = block.kind === 'item' && blocks[at - 1]?.kind === 'item';
    count = follows ? count + 1 : 1;
    out += `${at === 0 ? '' : follows ? '\n' : '\n\n'}${markdownOf(block, sizes, count)}`;
  }
  return out;
};

/** The lines of pages as Markdown: headings by their letters, paragraphs, lists, tables, captions and, at the end, footnotes. */
export const markdownOfPages = (pages: readonly (readonly PdfLine[])[]): string => {
  const lines = withoutRunningLines(pages.map(inReadingOrder));
  const body = bodyOf(lines);
  const { text, notes } = withoutFootnotes(lines, body);
  const join = lineJoiner(lines.map(textOf));
  const blocks = (some: readonly PdfLine[]) =>
    blocksOf(some, body, join).filter((block) => block.kind === 'table' || /[\p{L}\p{N}]/u.test(block.text));
  const told = written(blocks(text));
  const below = blocks(notes).map((note) => escaped(note.text));
  return below.length === 0 ? told : [told, '## Notes', ...below].join('\n\n');
};
