/** Literata's widths by kind of letter, in em: near enough to break lines by, without measuring. */
const widthOf = (char: string): number => {
  if (char > '\u2e7f') return 1;
  if ("iljtfrI.,:;'’! ".includes(char)) return 0.35;
  if ('mwMWQ'.includes(char)) return 0.86;
  return char >= 'A' && char <= 'Z' ? 0.69 : 0.56;
};

const lengthOf = (text: string): number => [...text].reduce((sum, char) => sum + widthOf(char), 0);

/** A word that is wider than a line, in pieces that are not. */
const pieces = (word: string, width: number): string[] => {
  const out = [''];
  for (const char of word) {
    const last = `${out.at(-1)}${char}`;
    if (lengthOf(last) <= width || out.at(-1) === '') out[out.length - 1] = last;
    else out.push(char);
  }
  return out;
};

/** As much of a text as fits; `width` in em. */
export const fitted = (text: string, width: number): string => {
  if (lengthOf(text) <= width) return text;
  const [first = ''] = pieces(text, width - lengthOf('…'));
  return `${first.trimEnd()}…`;
};

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
  const words = title.split(/\s+/).flatMap((word) => pieces(word, width / size));
  const lines = wrap(words.join(' '), width / size);
  if (lines.length <= MOST_LINES) return { size, lines };
  const last = fitted(`${lines[MOST_LINES - 1]} ${lines[MOST_LINES]}`, width / size);
  return { size, lines: [...lines.slice(0, MOST_LINES - 1), last.endsWith('…') ? last : `${last}…`] };
};
