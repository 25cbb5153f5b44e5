import { weightedWords } from '../../../shared/plan/weighted-words.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

let segmenter: Intl.Segmenter | undefined;

/** Characters after which words without any end of a sentence are parted anyway. */
const HARD = 2_000;
/** An end that is none: "Marbury v.", "Dr.", an initial. */
const ABBREVIATED = /(?:^|[\s(])(?:\p{L}{1,3}|\p{Lu}\p{L}{0,4})\.\s*$/u;

const sentenceEnds = (text: string): number[] => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const ends: number[] = [];
  let last = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    const end = index + segment.length;
    for (; end - last > HARD; ends.push(last)) {
      const space = text.lastIndexOf(' ', last + HARD);
      last = space > last ? space + 1 : last + HARD;
    }
    if (ABBREVIATED.test(segment)) continue;
    ends.push(end);
    last = end;
  }
  return ends;
};

const lineEnds = (text: string): number[] => [...text.matchAll(/\n(?=\S)/g)].map(({ index }) => index + 1);

/** Parts of about `wanted` words of a block that is too long for one chunk: between its lines, else between sentences. */
export const splitLong = (text: string, start: number, end: number, wanted: number): Span[] => {
  const part = text.slice(start, end);
  const lines = lineEnds(part);
  const spans: Span[] = [];
  let from = 0;
  let held = 0;
  let before = 0;
  const close = (to: number) => {
    const slice = part.slice(from, to);
    const trimmed = slice.trim();
    const begin = start + from + slice.length - slice.trimStart().length;
    if (trimmed !== '') spans.push({ start: begin, end: begin + trimmed.length, words: weightedWords(trimmed) });
    from = to;
    held = 0;
  };
  for (const cut of [...(lines.length > 2 ? lines : sentenceEnds(part)), part.length]) {
    const more = weightedWords(part.slice(before, cut));
    if (held > 0 && held + more > wanted) close(before);
    held += more;
    before = cut;
  }
  close(part.length);
  return spans;
};
