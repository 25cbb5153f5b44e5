import type { Element, Nodes } from 'hast';
import { attribute, childrenOf, isElement } from './hast.ts';
import type { InlineWriter } from './inline.ts';

/** Columns and rows that one cell may span; more is a mistake or an attack. */
const MOST_SPANNED = 50;

const rowsOf = (node: Nodes): Element[] =>
  childrenOf(node).flatMap((child) => {
    if (isElement(child, 'tr')) return [child];
    return isElement(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : [];
  });

const cellsOf = (row: Element): Element[] =>
  childrenOf(row).filter((child): child is Element => isElement(child, 'td', 'th'));

const spanOf = (cell: Element, name: 'colSpan' | 'rowSpan'): number =>
  Math.min(MOST_SPANNED, Math.max(1, Number.parseInt(attribute(cell, name), 10) || 1));

interface Read {
  readonly caption: string | null;
  readonly rows: readonly (readonly string[])[];
}

/** Cells in a grid: one that spans rows is said in each of them, one that spans columns in the first. */
const gridOf = (rows: readonly Element[], write: (cell: Element) => string): string[][] => {
  const grid: string[][] = rows.map(() => []);
  rows.forEach((row, at) => {
    let column = 0;
    for (const cell of cellsOf(row)) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const text = write(cell);
      const height = Math.min(spanOf(cell, 'rowSpan'), rows.length - at);
      for (let below = 0; below < height; below += 1) {
        for (let right = 0; right < spanOf(cell, 'colSpan'); right += 1) {
          const line = grid[at + below];
          if (line) line[column + right] = right === 0 ? text : '';
        }
      }
      column += spanOf(cell, 'colSpan');
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? ''));
};

const isTitleRow = (row: readonly string[] | undefined): boolean =>
  row !== undefined && row.length > 1 && row[0] !== '' && row.slice(1).every((cell) => cell === '');

/** Whether the first row is a head: it is marked as one, or no column has figures from its top to its bottom. */
const hasHead = (rows: readonly Element[], marked: boolean, grid: readonly (readonly string[])[]): boolean =>
  marked ||
  rows.some((row) => cellsOf(row).some((cell) => cell.tagName === 'th')) ||
  !(grid[0] ?? []).some((_, column) => {
    const cells = grid.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    return cells.length > 1 && grid[0]?.[column] !== '' && cells.every((cell) => /^\P{L}{0,3}\d/u.test(cell));
  });

/** Characters. A program that breaks lines at its margin breaks longer ones. */
const LONGEST_LINE = 60;

/** The text of a cell that has a line for each thing it says, with what parts such things in a sentence. */
const partedLines = (text: string): string => {
  const lines = text.split(/\n(?=\S)/);
  const isParted = lines.length > 1 && lines.every((line) => line.length <= LONGEST_LINE && !/[,;:–-]\s*$/.test(line));
  return isParted ? lines.map((line) => line.trim()).join('; ') : text;
};

/** What a cell says: its paragraphs and items, and lines of its own, stand apart. */
const partsOf = (node: Nodes): Nodes[][] => {
  const parts: Nodes[][] = [[]];
  for (const child of childrenOf(node)) {
    if (isElement(child, 'p', 'li', 'div', 'ul', 'ol')) parts.push(...partsOf(child), []);
    else parts.at(-1)?.push(child.type === 'text' ? { ...child, value: partedLines(child.value) } : child);
  }
  return parts;
};

const cellText = (cell: Element, writer: InlineWriter): string =>
  partsOf(cell)
    .map((nodes) => writer.line(nodes))
    .filter((part) => part !== '')
    .reduce((all, part) => (all === '' ? part : `${all}${/[,.;:!?]$/.test(all) ? '' : ';'} ${part}`), '')
    .replace(/(?<!\\)\|/g, '\\|');

/** The rows of a table, the head first. A first row that is one cell over all others is its caption. */
export const readTable = (table: Element, writer: InlineWriter): Read => {
  const captions = childrenOf(table).filter((child): child is Element => isElement(child, 'caption'));
  const grid = gridOf(rowsOf(table), (cell) => cellText(cell, writer)).filter((row) => row.some((cell) => cell !== ''));
  const caption = captions.map((one) => captionOf(one, writer)).join(' ') || null;
  const marked = childrenOf(table).some((child) => isElement(child, 'thead'));
  const rows = rowsOf(table);
  const titled = isTitleRow(grid[0]) && grid.length > 2;
  const [title = ''] = grid[0] ?? [];
  const left = titled ? grid.slice(1) : grid;
  const isHeaded = titled ? hasHead(rows.slice(1), false, left) : hasHead(rows, marked, left);
  return {
    caption: titled ? sentences([caption ?? '', title]) : caption,
    rows: isHeaded ? left : [[], ...left],
  };
};

/** Parts of a caption, each with a full stop where another follows. */
const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part, index, all) => (index < all.length - 1 && !/[.:!?]$/.test(part) ? `${part}.` : part))
    .join(' ');

/** A caption whose title is set off becomes two sentences. */
const captionOf = (caption: Element, writer: InlineWriter): string => {
  const parts = childrenOf(caption).map((child) => writer.line([child]));
  return isElement(childrenOf(caption)[0], 'span') ? sentences(parts) : parts.filter((part) => part !== '').join(' ');
};

/** Rows from which on one column is a table. */
const LISTED = 3;

/** A table that only arranges a page: one column without a head, or tables in its cells. */
export const isLayout = (table: Element): boolean => {
  const rows = rowsOf(table).map(cellsOf);
  const nested = rows
    .flat()
    .some((cell) => childrenOf(cell).some((child) => isElement(child, 'table', 'h1', 'h2', 'h3', 'pre')));
  const isNarrow = rows.every((row) => row.length < 2 && row.every((cell) => spanOf(cell, 'colSpan') < 2));
  // One column below a head lists what the head says
  const [head = [], ...body] = rows.filter((row) => row.length > 0);
  const isHeaded = head.every((cell) => cell.tagName === 'th') && body.flat().every((cell) => cell.tagName === 'td');
  return nested || (isNarrow && !(isHeaded && body.length >= LISTED));
};

/** The cells of a table that only arranges a page, in their order. */
export const layoutCells = (table: Element): Element[] => rowsOf(table).flatMap(cellsOf);

/** GitHub's way of writing a table; every row as wide as the widest. */
export const tableMarkdown = (rows: readonly (readonly string[])[]): string => {
  const width = Math.max(...rows.map((row) => row.length));
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => row[at] || ' ').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
};
