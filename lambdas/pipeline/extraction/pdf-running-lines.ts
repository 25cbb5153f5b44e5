import type { PdfLine } from './pdf-lines.ts';

/** Points from the highest or lowest line of a page: what stands there may be a running title or a page number. */
const EDGE = 12;
const PAGE_NUMBER = /^\W*\d{1,4}\W*$/;

/** Page numbers differ from page to page, the words around them do not. */
const shapeOf = ({ text }: PdfLine): string => text.replace(/\d+/g, '#').trim();

const edgesOf = (page: readonly PdfLine[]): PdfLine[] => {
  const heights = page.map(({ y }) => y);
  const highest = Math.max(...heights);
  const lowest = Math.min(...heights);
  return page.filter(({ y }) => y > highest - EDGE || y < lowest + EDGE);
};

/** All lines but running titles, footers and page numbers. */
export const withoutRunningLines = (pages: readonly (readonly PdfLine[])[]): PdfLine[] => {
  const times = new Map<string, number>();
  const edges = new Set(pages.flatMap(edgesOf));
  for (const line of edges) times.set(shapeOf(line), (times.get(shapeOf(line)) ?? 0) + 1);
  const often = Math.max(3, pages.length * 0.2);
  const runs = (line: PdfLine) => (times.get(shapeOf(line)) ?? 0) >= often || PAGE_NUMBER.test(line.text);
  return pages.flat().filter((line) => !(edges.has(line) && runs(line)));
};
