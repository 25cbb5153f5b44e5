import type { PdfLine } from './lines.ts';
import { withoutRunningLines } from './running-lines.ts';

interface Body {
  readonly height: number;
  readonly font: string | undefined;
  /** The usual width of a line of body text, in points. */
  readonly width: number;
}

interface Block {
  text: string;
  /** The font size of a heading; null for a paragraph. */
  readonly heading: number | null;
  last: PdfLine;
}

const SENTENCE_END = /[.:!?”")]$/;
const NUMBERED = /^(?:\d+(?:\.\d+)*\.?|[A-Z]\.|Chapter \w+|Appendix \w*)\s+\p{Lu}/u;
const BULLET = /^[•●▪–-]\s/;

const mostText = <K>(lines: readonly PdfLine[], keysOf: (line: PdfLine) => Iterable<K>): K | undefined => {
  const weights = new Map<K, number>();
  for (const line of lines)
    for (const key of keysOf(line)) weights.set(key, (weights.get(key) ?? 0) + line.text.length);
  return [...weights].toSorted((one, other) => other[1] - one[1])[0]?.[0];
};

const bodyOf = (lines: readonly PdfLine[]): Body => {
  const height = mostText(lines, (line) => [line.height]) ?? 10;
  const widths = lines
    .filter((line) => line.height === height)
    .map(({ left, right }) => right - left)
    .toSorted((one, other) => one - other);
  return { height, font: mostText(lines, (line) => line.fonts), width: widths[Math.floor(widths.length * 0.8)] ?? 400 };
};

/** A short line in a larger font, or a numbered line in a different font. */
const isHeading = (line: PdfLine, body: Body): boolean => {
  const text = line.text.trim();
  const short = text.length < 90 && text.split(/\s+/).length <= 12;
  const ownFont = body.font !== undefined && !line.fonts.has(body.font);
  const stands = line.height > body.height * 1.12 || (NUMBERED.test(text) && ownFont);
  return short && stands && /\p{L}{3}/u.test(text) && !/[.,;]$/.test(text);
};

const startsParagraph = (line: PdfLine, before: PdfLine, body: Body): boolean => {
  const ended = SENTENCE_END.test(before.text.trim());
  const gap = before.page === line.page ? before.y - line.y : 0;
  if (BULLET.test(line.text)) return true;
  if (gap < 0 && !ended) return false;
  const shortLine = before.right - before.left < body.width * 0.8;
  const indented = line.left > before.left + body.height * 0.8;
  return gap > body.height * 1.9 || (ended && (shortLine || indented));
};

const joined = (text: string, next: string): string =>
  /\p{L}-$/u.test(text) && /^\s*\p{Ll}/u.test(next) ? text.slice(0, -1) + next.trim() : `${text} ${next.trim()}`;

const blocksOf = (lines: readonly PdfLine[], body: Body): Block[] => {
  const blocks: Block[] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const heading = isHeading(line, body) ? line.height : null;
    const goesOn =
      block !== undefined &&
      block.heading === heading &&
      (heading === null ? !startsParagraph(line, block.last, body) : block.last.page === line.page);
    if (goesOn) {
      block.text = joined(block.text, line.text);
      block.last = line;
    } else blocks.push({ text: line.text.trim(), heading, last: line });
  }
  return blocks;
};

/** Escapes a character at the beginning of a paragraph that Markdown would interpret. */
const escaped = (text: string): string => text.replace(/^(?:[#>]|[*+-](?=\S))/, '\\$&').replace(BULLET, '- ');

/** The lines of pages as Markdown: paragraphs under headings, which are recognised by their font size. */
export const markdownOfPages = (pages: readonly (readonly PdfLine[])[]): string => {
  const lines = withoutRunningLines(pages);
  const blocks = blocksOf(lines, bodyOf(lines));
  const heights = [...new Set(blocks.flatMap(({ heading }) => heading ?? []))].toSorted((one, other) => other - one);
  return blocks
    .filter(({ text }) => text.length > 1)
    .map(({ text, heading }) =>
      heading === null ? escaped(text) : `${'#'.repeat(Math.min(4, 1 + heights.indexOf(heading)))} ${text}`,
    )
    .join('\n\n');
};
