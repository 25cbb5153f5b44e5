/** A run of text as pdf.js places it: `transform` ends with its x and y, in points from the lower left. */
export interface PlacedText {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
  readonly hasEOL: boolean;
}

/** One line of a page. Lengths are points. */
export interface PdfLine {
  readonly page: number;
  text: string;
  readonly left: number;
  right: number;
  readonly y: number;
  height: number;
  readonly fonts: Set<string>;
}

/** The font size, rounded to half a point, because heights of one font differ slightly. */
const heightOf = ({ height, transform }: PlacedText): number =>
  Math.round((height || Math.abs(transform[3] ?? 0)) * 2) / 2;

const continues = (line: PdfLine, left: number, y: number, height: number): boolean =>
  Math.abs(line.y - y) < height * 0.5 && left >= line.right - height;

/** Joins the text runs of a page into lines, in drawing order. */
export const linesOf = (items: readonly PlacedText[], page: number): PdfLine[] => {
  const lines: PdfLine[] = [];
  for (const item of items) {
    const line = lines.at(-1);
    const [left = 0, y = 0] = item.transform.slice(4);
    const height = heightOf(item);
    if (item.str.trim() === '') {
      if (line && item.str !== '' && !item.hasEOL) line.text += ' ';
    } else if (line && continues(line, left, y, height)) {
      const gap = left - line.right > height * 0.2 && !/\s$/.test(line.text);
      line.text += (gap ? ' ' : '') + item.str;
      line.right = left + item.width;
      // A superscript or a bullet does not count for the height of a line.
      if (item.str.trim().length > 3) line.height = Math.max(line.height, height);
      line.fonts.add(item.fontName);
    } else {
      const fonts = new Set([item.fontName]);
      lines.push({ page, text: item.str, left, right: left + item.width, y, height, fonts });
    }
  }
  return lines;
};
