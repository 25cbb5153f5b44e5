import type { Body } from './body.ts';
import { definitionsAt } from './definitions.ts';
import { leftOf, type PdfLine, rightOf, textOf } from './lines.ts';
import { tableAt } from './tables.ts';

export interface PdfBlock {
  kind: 'heading' | 'paragraph' | 'item' | 'caption' | 'table';
  text: string;
  /** The font size of a heading. */
  readonly height: number;
  last: PdfLine;
}

const SENTENCE_END = /[.:!?”")\]]$/;
const NUMBERED = /^(?:\d+(?:\.\d+)*\.?|[A-Z]\.|Chapter \w+|Appendix \w*)\s+\p{Lu}/u;
const BULLET = /^[•●▪◦∙‣○■□]\s*(?=\S)|^[*–-]\s+(?=\S)/;
const COUNT = /^\(?(?:\d{1,2}|[a-hA-H])[.)]\s+(?=[^\s(])/;
/** "Figure 3.", "Fig. 2.1:", "Tabelle 4 –": a caption and not a sentence that begins with such words. */
const CAPTION =
  /^(?:fig(?:ure|\.)?|table|chart|plate|abb(?:ildung|\.)|tab(?:elle|la|\.)|figura|gráfico)\s*\d+(?:[.-]\d+)*\s?[.:|–—]/i;

const startsWithMark = (text: string): boolean => BULLET.test(text) || COUNT.test(text);

/** A short line in a larger font, or in a font of its own where it has a number or stands apart. */
const isHeading = (line: PdfLine, before: PdfLine | undefined, body: Body): boolean => {
  const text = textOf(line);
  const short = text.length < 90 && text.split(/\s+/).length <= 12;
  if (!short || !/\p{L}{3}/u.test(text) || /[.,;]$/.test(text) || BULLET.test(text)) return false;
  if (line.height > body.height * 1.12) return true;
  if (body.font === undefined || line.fonts.has(body.font) || line.height < body.height) return false;
  const apart = !before || before.page !== line.page || before.y - line.y > line.height * 1.6;
  return (
    NUMBERED.test(text) ||
    (apart && /^\p{Lu}/u.test(text) && !CAPTION.test(text) && rightOf(line) - leftOf(line) < body.width * 0.8)
  );
};

const isShort = (line: PdfLine, body: Body): boolean => rightOf(line) - leftOf(line) < body.width * 0.8;
const gapBetween = (line: PdfLine, before: PdfLine): number => (before.page === line.page ? before.y - line.y : 0);

const startsParagraph = (line: PdfLine, before: PdfLine, body: Body): boolean => {
  const ended = SENTENCE_END.test(textOf(before));
  const gap = gapBetween(line, before);
  if (gap < 0 && !ended) return false;
  const indented = leftOf(line) > leftOf(before) + body.height * 0.8;
  return gap > line.height * 1.9 || (ended && (isShort(before, body) || indented));
};

/** A count at the beginning of a line may be the end of a sentence ("in Fort / 12. Then"); a bullet can't. */
const startsItem = (line: PdfLine, block: PdfBlock | undefined, body: Body): boolean => {
  const text = textOf(line);
  if (/^[•●▪◦∙‣○■□]/.test(text)) return true;
  if (!startsWithMark(text)) return false;
  if (!block || block.kind === 'item' || block.kind === 'heading') return true;
  return SENTENCE_END.test(textOf(block.last)) || isShort(block.last, body);
};

const kindOf = (line: PdfLine, block: PdfBlock | undefined, body: Body): PdfBlock['kind'] => {
  if (isHeading(line, block?.last, body)) return 'heading';
  if (startsItem(line, block, body)) return 'item';
  const stands = !block || startsParagraph(line, block.last, body) || line.height !== block.last.height;
  return stands && CAPTION.test(textOf(line)) ? 'caption' : 'paragraph';
};

const goesOn = (kind: PdfBlock['kind'], line: PdfLine, block: PdfBlock, body: Body): boolean => {
  const gap = gapBetween(line, block.last);
  if (kind === 'heading')
    return block.kind === 'heading' && block.height === line.height && gap > 0 && gap < line.height * 2.2;
  if (kind !== 'paragraph' || block.kind === 'heading' || block.kind === 'table') return false;
  if (block.kind === 'caption') return gap > 0 && gap < line.height * 1.9 && line.height === block.last.height;
  // Lines of an item hang below its words; what stands further left is a new paragraph.
  const outdented = block.kind === 'item' && SENTENCE_END.test(block.text) && leftOf(line) < leftOf(block.last);
  return !outdented && !startsParagraph(line, block.last, body);
};

/** The paragraph that a figure or the end of a page has interrupted; undefined where the last one has ended. */
const interrupted = (blocks: readonly PdfBlock[], text: string): PdfBlock | undefined => {
  const open = blocks.findLast(({ kind }) => kind !== 'caption' && kind !== 'table');
  return open !== blocks.at(-1) && open?.kind === 'paragraph' && !SENTENCE_END.test(open.text) && /^\p{Ll}/u.test(text)
    ? open
    : undefined;
};

/** Lines as blocks in reading order. `join` puts two lines together. */
export const blocksOf = (
  lines: readonly PdfLine[],
  body: Body,
  join: (text: string, next: string) => string,
): PdfBlock[] => {
  const blocks: PdfBlock[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    const table = tableAt(lines, at) ?? definitionsAt(lines, at, join);
    if (table) {
      at += table.lines - 1;
      blocks.push({ kind: 'table', text: table.markdown, height: line.height, last: lines[at] ?? line });
      continue;
    }
    const text = textOf(line);
    const kind = kindOf(line, blocks.at(-1), body);
    const block = blocks.at(-1);
    const open =
      block && goesOn(kind, line, block, body) ? block : kind === 'paragraph' ? interrupted(blocks, text) : undefined;
    if (open) {
      open.text = join(open.text, text);
      open.last = line;
    } else blocks.push({ kind, text: text.trim(), height: line.height, last: line });
  }
  return blocks;
};

/** The words of an item, and whether it is counted. */
export const itemOf = (text: string): { readonly words: string; readonly counted: boolean } => ({
  words: text.replace(BULLET, '').replace(COUNT, ''),
  counted: !BULLET.test(text),
});
