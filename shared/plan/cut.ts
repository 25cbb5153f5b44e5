import { blocksOf } from './blocks.ts';
import { cutIntoPieces } from './pieces.ts';
import { weightedWords } from './weighted-words.ts';

/** Words. A chunk is large enough to teach something from and small enough to read at a glance. */
const SIZE = { least: 150, wanted: 250, most: 400, tail: 60 };
/** A new main section ends a chunk earlier: what follows is about something else. */
const MAIN = { level: 2, least: 80 };

interface Draft {
  start: number;
  end: number;
  words: number;
  readonly heading: string | null;
}
type Path = readonly { readonly level: number; readonly title: string }[];

const nameOf = (path: Path): string | null => path.map(({ title }) => title).join(' › ') || null;

const draftsOf = (text: string): Draft[] => {
  const drafts: Draft[] = [];
  let path: Path = [];
  let current: Draft | undefined;
  const flush = () => {
    if (current) drafts.push(current);
    current = undefined;
  };
  const add = (start: number, end: number, words: number) => {
    const grown = current ? weightedWords(text.slice(current.start, end)) : 0;
    if (current && grown > (current.words >= SIZE.least ? SIZE.wanted : SIZE.most)) flush();
    if (current) {
      current.end = end;
      current.words = grown;
    } else current = { start, end, words, heading: nameOf(path) };
  };
  for (const { start, end, level, title } of blocksOf(text)) {
    if (level !== null) {
      if ((current?.words ?? 0) >= (level <= MAIN.level ? MAIN.least : SIZE.least)) flush();
      path = [...path.filter((above) => above.level < level), { level, title }];
      continue;
    }
    const words = weightedWords(text.slice(start, end));
    if (words <= SIZE.most) add(start, end, words);
    else for (const piece of cutIntoPieces(text, start, end, SIZE.wanted)) add(piece.start, piece.end, piece.words);
  }
  flush();
  return drafts;
};

/** A few words left over at the end belong to what is before them. */
const withoutTail = (drafts: readonly Draft[], text: string): readonly Draft[] => {
  const [before, last] = drafts.slice(-2);
  if (!before || !last || last.words >= SIZE.tail) return drafts;
  const words = weightedWords(text.slice(before.start, last.end));
  return words > SIZE.most ? drafts : [...drafts.slice(0, -2), { ...before, end: last.end, words }];
};

/** A part of a text: `text.slice(start, end)`. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  /** The headings above it, outermost first, joined by " › "; null where the text has none. */
  readonly heading: string | null;
}

/** Parts of 150–400 words under their headings. */
export const cutText = (text: string): readonly Cut[] => withoutTail(draftsOf(text), text);
