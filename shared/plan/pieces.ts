import { weightedWords } from './weighted-words.ts';

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

/** Made for the first text that has no lines: it loads more data than all else here, and many texts have lines. */
let segmenter: Intl.Segmenter | undefined;
const sentences = (text: string) => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return segmenter.segment(text);
};
/** Characters after which a text without a single full stop is cut anyway. */
const HARD_CUT = 1_500;

const boundaries = (text: string): number[] => {
  const lines = [...text.matchAll(/\n+/g)].map((match) => match.index + match[0].length);
  if (lines.length >= 3) return lines;
  const ends = [...sentences(text)].map(({ index, segment }) => index + segment.length);
  const cuts: number[] = [];
  let last = 0;
  for (const end of ends) {
    for (; end - last > HARD_CUT; cuts.push(last)) {
      const space = text.lastIndexOf(' ', last + HARD_CUT);
      last = space > last ? space + 1 : last + HARD_CUT;
    }
    cuts.push(end);
    last = end;
  }
  return cuts;
};

/**
 * Cuts `text.slice(start, end)` into parts of about `words` words: after lines where it has lines, else after
 * sentences. Offsets are into `text`.
 */
export const cutIntoPieces = (text: string, start: number, end: number, words: number): Piece[] => {
  const part = text.slice(start, end);
  const pieces: Piece[] = [];
  let from = 0;
  const close = (to: number) => {
    const slice = part.slice(from, to);
    const trimmed = slice.trim();
    if (trimmed !== '') {
      const begin = start + from + slice.indexOf(trimmed);
      pieces.push({ start: begin, end: begin + trimmed.length, words: weightedWords(trimmed) });
    }
    from = to;
  };
  let held = 0;
  let before = 0;
  for (const cut of [...boundaries(part), part.length]) {
    const more = weightedWords(part.slice(before, cut));
    if (held > 0 && held + more > words) {
      close(before);
      held = 0;
    }
    held += more;
    before = cut;
  }
  close(part.length);
  return pieces;
};
