import { leftOf, type PdfCell, type PdfLine, rightOf } from './lines.ts';

/** Rows that stand below each other, at least this many with the same number of cells, are a table. */
const LEAST_ROWS = 3;
/** The largest distance between two rows, in heights of the letters. */
const ROW_GAP = 3;

interface Column {
  left: number;
  right: number;
}

const overlaps = (one: Column, other: Column): boolean => one.left < other.right && other.left < one.right;

/** The columns as spans: cells that stand over one another are of one column. */
const columnsOf = (rows: readonly PdfLine[]): Column[] => {
  const columns: Column[] = [];
  for (const { left, right } of rows.flatMap(({ cells }) => cells)) {
    const touched = columns.filter((column) => overlaps(column, { left, right }));
    const spans = [...touched, { left, right }];
    for (const column of touched) columns.splice(columns.indexOf(column), 1);
    columns.push({
      left: Math.min(...spans.map((span) => span.left)),
      right: Math.max(...spans.map((span) => span.right)),
    });
  }
  return columns.toSorted((one, other) => one.left - other.left);
};

const cellText = (cells: readonly PdfCell[]): string =>
  cells
    .map(({ text }) => text.trim())
    .join(' ')
    .replaceAll('|', '\\|');

const tableOf = (lines: readonly PdfLine[]): string | undefined => {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  const columns = columnsOf(rows);
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (rows.length < LEAST_ROWS || columns.length < 2 || columns.length < most) return undefined;
  const grid: string[][] = [];
  for (const line of lines) {
    const cells = columns.map((column) => cellText(line.cells.filter((cell) => overlaps(cell, column))));
    const last = grid.at(-1);
    // A line with one cell goes on with the row above it.
    if (line.cells.length === 1 && last)
      grid.splice(
        -1,
        1,
        last.map((cell, at) => `${cell} ${cells[at]}`.trim()),
      );
    else grid.push(cells);
  }
  const written = grid.map((cells) => `| ${cells.join(' | ')} |`);
  return written.toSpliced(1, 0, `|${' --- |'.repeat(columns.length)}`).join('\n');
};

/** How many lines from `start` on could be rows of one table. */
const runFrom = (lines: readonly PdfLine[], start: number): number => {
  let end = start;
  for (let at = start; at < lines.length; at += 1) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (!line || (at > start && before && !isBelow(line, before))) break;
    if (line.cells.length > 1) end = at + 1;
    else if (at > end + 1) break;
  }
  return end - start;
};

const isBelow = (line: PdfLine, before: PdfLine): boolean =>
  line.page === before.page && before.y - line.y > 0 && before.y - line.y < line.height * ROW_GAP;

/** A table that begins at a line, as Markdown, and how many lines it takes. Undefined where there is none. */
export const tableAt = (
  lines: readonly PdfLine[],
  start: number,
): { readonly markdown: string; readonly lines: number } | undefined => {
  if ((lines[start]?.cells.length ?? 0) < 2) return undefined;
  const length = runFrom(lines, start);
  const rows = lines.slice(start, start + length);
  const markdown = tableOf(rows.filter((line) => rightOf(line) > leftOf(line)));
  return markdown === undefined ? undefined : { markdown, lines: length };
};
