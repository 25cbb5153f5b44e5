/** Literata's widths by kind of letter, in em: near enough to break lines by, without measuring. */
const widthOf = (char: string): number => {
  if (char > '\u2e7f') return 1;
  if ("iljtfrI.,:;'’! ".includes(char)) return 0.35;
  if ('mwMWQ'.includes(char)) return 0.86;
  return char >= 'A' && char <= 'Z' ? 0.69 : 0.56;
};

const lengthOf = (text: string): number => [...text].reduce((sum, char) => sum + widthOf(char), 0);

const wrap = (title: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const SIZES = [38, 34, 30, 27, 24, 21, 18];
const SMALLEST = 12;
const BLOCK_HEIGHT = 82;
const MOST_LINES = 4;

export interface TitleBlock {
  size: number;
  lines: readonly string[];
}

/** The largest size at which a title sets in the block above the picture; a very long one is cut. */
export const setTitle = (title: string, width: number): TitleBlock => {
  for (const size of SIZES) {
    const lines = wrap(title, width / size);
    const fits = lines.length * size <= BLOCK_HEIGHT && lines.every((line) => lengthOf(line) <= width / size);
    if (fits) return { size, lines };
  }
  const longest = Math.max(...title.split(/\s+/).map(lengthOf));
  const size = Math.max(SMALLEST, Math.min(18, width / longest));
  const lines = wrap(title, width / size);
  const cut = lines.length > MOST_LINES;
  return { size, lines: cut ? [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]}…`] : lines };
};
