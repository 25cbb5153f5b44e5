import { leftOf, type PdfLine, rightOf } from './lines.ts';

/** Lines that a gutter has to divide before it is one, and how much text stands on its sides on average. */
const LEAST = { lines: 8, characters: 18 } as const;
/** How far, in points, the right parts of divided lines may begin from one another. */
const SPREAD = 30;

const isDivided = ({ cells }: PdfLine): boolean => cells.length === 2;

/** Where the right column begins, in points, of a page that is drawn line by line across two columns; else undefined. */
const gutterOf = (lines: readonly PdfLine[]): number | undefined => {
  const divided = lines.filter(isDivided);
  const starts = divided.map(({ cells }) => cells[1]?.left ?? 0).toSorted((one, other) => one - other);
  const start = starts[Math.floor(starts.length * 0.1)];
  if (divided.length < LEAST.lines || start === undefined) return undefined;
  const sides = divided.filter(({ cells }) => cells.every(({ text }) => text.length >= LEAST.characters));
  const aligned = starts.filter((left) => Math.abs(left - start) < SPREAD);
  return sides.length * 2 > divided.length && aligned.length * 1.25 > starts.length ? start : undefined;
};

/** A page's lines with the left column before the right one where the page is drawn across both. */
export const inReadingOrder = (lines: readonly PdfLine[]): PdfLine[] => {
  const gutter = gutterOf(lines);
  if (gutter === undefined) return [...lines];
  const out: PdfLine[] = [];
  let right: PdfLine[] = [];
  for (const line of lines) {
    const isRight = leftOf(line) > gutter - SPREAD;
    const crosses = !isRight && !isDivided(line) && rightOf(line) > gutter;
    if (crosses) {
      out.push(...right, line);
      right = [];
    } else if (isRight) right.push(line);
    else {
      const [first, ...others] = line.cells;
      if (first) out.push({ ...line, cells: [first] });
      if (others.length > 0) right.push({ ...line, cells: others });
    }
  }
  return [...out, ...right];
};
