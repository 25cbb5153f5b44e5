import { leftOf, type PdfLine, rightOf, textOf } from './lines.ts';

/** What most of a document's text looks like. */
export interface Body {
  readonly height: number;
  readonly font: string | undefined;
  /** The usual width of a line of body text, in points. */
  readonly width: number;
}

const mostText = <K>(lines: readonly PdfLine[], keysOf: (line: PdfLine) => Iterable<K>): K | undefined => {
  const weights = new Map<K, number>();
  for (const line of lines)
    for (const key of keysOf(line)) weights.set(key, (weights.get(key) ?? 0) + textOf(line).length);
  return [...weights].toSorted((one, other) => other[1] - one[1])[0]?.[0];
};

export const bodyOf = (lines: readonly PdfLine[]): Body => {
  const height = mostText(lines, (line) => [line.height]) ?? 10;
  const widths = lines
    .filter((line) => line.height === height)
    .map((line) => rightOf(line) - leftOf(line))
    .toSorted((one, other) => one - other);
  return { height, font: mostText(lines, (line) => line.fonts), width: widths[Math.floor(widths.length * 0.8)] ?? 400 };
};

const NOTE = /^(?:\d{1,3}|[*†‡§¹²³⁴⁵⁶⁷⁸⁹])\s?\p{L}/u;
const SMALL = 0.92;

/** Small lines at the foot of a page from the one on that begins with the mark of a note. */
const footOf = (page: readonly PdfLine[], body: Body): PdfLine[] => {
  const start = page.findLastIndex(({ height }) => height > body.height * SMALL) + 1;
  const below = page.slice(start);
  const first = below.findIndex((line) => NOTE.test(textOf(line)));
  return first === -1 ? [] : below.slice(first);
};

/** Divides lines into the running text and the notes at the feet of its pages. */
export const withoutFootnotes = (lines: readonly PdfLine[], body: Body): { text: PdfLine[]; notes: PdfLine[] } => {
  const notes = [...Map.groupBy(lines, ({ page }) => page).values()].flatMap((page) => footOf(page, body));
  const taken = new Set(notes);
  return { text: lines.filter((line) => !taken.has(line)), notes };
};
