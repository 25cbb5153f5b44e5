/** A run of text as pdf.js places it: `transform` ends with its x and y, in points from the lower left. */
export interface PlacedText {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
  readonly hasEOL: boolean;
}

/** Text of a line without a wide gap in it. Lengths are points. */
export interface PdfCell {
  text: string;
  readonly left: number;
  right: number;
}

/** One line of a page. Lengths are points. */
export interface PdfLine {
  readonly page: number;
  /** More than one where wide gaps divide it, as in a row of a table. */
  readonly cells: PdfCell[];
  readonly y: number;
  height: number;
  readonly fonts: Set<string>;
}

export const textOf = ({ cells }: Pick<PdfLine, 'cells'>): string => cells.map(({ text }) => text.trim()).join(' ');
export const leftOf = ({ cells }: PdfLine): number => cells[0]?.left ?? 0;
export const rightOf = ({ cells }: PdfLine): number => cells.at(-1)?.right ?? 0;

/** A gap that divides cells, in heights of the letters; spaces of justified text stay below. */
const WIDE = 1.6;

/** The font size, rounded to half a point, because heights of one font differ slightly. */
const heightOf = ({ height, transform }: PlacedText): number =>
  Math.round((height || Math.abs(transform[3] ?? 0)) * 2) / 2;

const continues = (line: PdfLine, left: number, y: number, height: number): boolean =>
  Math.abs(line.y - y) < Math.max(height, line.height) * 0.5 && left >= rightOf(line) - height;

/** The mark of a note after a word or a sentence, which is not an exponent: those stand after figures and short symbols. */
const isNoteMark = (text: string, before: string): boolean =>
  /^[\d,;*†‡§¶]{1,5}$/.test(text) && /(?:\p{L}{3}|[.,;:!?)”"’])$/u.test(before);

/** Small letters above or below the line, as Markdown writes them: `10^-5^`, `H~2~`. */
const scripted = (text: string, raised: boolean, before: string): string => {
  if (raised && isNoteMark(text, before)) return '';
  if (!/[\p{L}\p{N})\]]$/u.test(before) || !/^[\d+−–-]+$/.test(text)) return text;
  return raised ? `^${text}^` : `~${text}~`;
};

/** Letters are small and off the line by these shares of its height. */
const SCRIPT = { height: 0.8, raised: 0.15, lowered: -0.05 } as const;

/** How far a run of small letters is off its line, in points; 0 for any other run. */
const scriptOffset = (line: PdfLine, y: number, height: number): number => {
  const off = y - line.y;
  const isScript = off > line.height * SCRIPT.raised || off < line.height * SCRIPT.lowered;
  return isScript && height <= line.height * SCRIPT.height ? off : 0;
};

const addTo = (line: PdfLine, item: PlacedText, left: number, y: number): void => {
  const height = heightOf(item);
  const cell = line.cells.at(-1);
  const right = left + item.width;
  const gap = left - (cell?.right ?? left);
  const off = scriptOffset(line, y, height);
  if (!cell || gap > line.height * WIDE) line.cells.push({ text: item.str, left, right });
  else {
    const before = off === 0 ? cell.text : cell.text.trimEnd();
    const spaced = off === 0 && gap > height * 0.2 && !/\s$/.test(before);
    cell.text = before + (spaced ? ' ' : '') + (off === 0 ? item.str : scripted(item.str.trim(), off > 0, before));
    cell.right = right;
  }
  // A superscript or a bullet does not count for the height of a line.
  if (item.str.trim().length > 3) line.height = Math.max(line.height, height);
  line.fonts.add(item.fontName);
};

/** Joins the text runs of a page into lines, in drawing order. */
export const linesOf = (items: readonly PlacedText[], page: number): PdfLine[] => {
  const lines: PdfLine[] = [];
  for (const item of items) {
    const line = lines.at(-1);
    const cell = line?.cells.at(-1);
    const [left = 0, y = 0] = item.transform.slice(4);
    const height = heightOf(item);
    if (item.str.trim() === '') {
      // A space as wide as a gap between cells is one.
      if (cell && item.str !== '' && !item.hasEOL && item.width <= height * WIDE) cell.text += ' ';
    } else if (line && continues(line, left, y, height)) addTo(line, item, left, y);
    else {
      const cells = [{ text: item.str, left, right: left + item.width }];
      lines.push({ page, cells, y, height, fonts: new Set([item.fontName]) });
    }
  }
  return lines;
};
