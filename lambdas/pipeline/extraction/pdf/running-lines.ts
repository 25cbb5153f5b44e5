import { type PdfLine, textOf } from './lines.ts';

/** Points from the highest or lowest line of a page, within which running titles and page numbers are looked for. */
const EDGE = 12;
const PAGE_NUMBER = /^\W*(?:page\s)?\d{1,4}(?:\s(?:of|\/)\s\d{1,4})?\W*$/i;

/** A line with its digits replaced, because page numbers differ and the words around them do not. */
const shapeOf = (line: PdfLine): string => textOf(line).replace(/\d+/g, '#').trim();

const edgesOf = (page: readonly PdfLine[]): PdfLine[] => {
  const heights = page.map(({ y }) => y);
  const highest = Math.max(...heights);
  const lowest = Math.min(...heights);
  return page.filter(({ y }) => y > highest - EDGE || y < lowest + EDGE);
};

/** All lines except running titles, footers and page numbers. */
export const withoutRunningLines = (pages: readonly (readonly PdfLine[])[]): PdfLine[] => {
  const counts = new Map<string, number>();
  const edges = new Set(pages.flatMap(edgesOf));
  for (const line of edges) counts.set(shapeOf(line), (counts.get(shapeOf(line)) ?? 0) + 1);
  const often = Math.max(Math.min(3, pages.length), pages.length * 0.2);
  const runs = (line: PdfLine) =>
    (pages.length > 1 && (counts.get(shapeOf(line)) ?? 0) >= often) || PAGE_NUMBER.test(textOf(line));
  return pages.flat().filter((line) => !(edges.has(line) && runs(line)));
};
