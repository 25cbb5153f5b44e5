import type { PlacedBlock } from './place.ts';
import { type Span, splitLong } from './split.ts';

/** Words. A chunk is large enough to teach something from and small enough to read at a glance. */
export const SIZE = { least: 150, wanted: 280, most: 400 } as const;
/** Words of a listing, a table or a formula with its lead-in that are not parted. */
const WHOLE = 1_200;

const LEADS_IN = /:\s*[*”"]*$/;

/** Whether a block belongs to what is before it: a list to its lead-in, a table to its caption, an answer to its question. */
const belongs = (before: PlacedBlock, next: PlacedBlock): boolean => {
  const [one, other] = [before.block, next.block];
  if (one.exercise !== undefined && one.exercise.id === other.exercise?.id) return true;
  if (one.kind === 'figure') return other.kind === 'table' || other.kind === 'code';
  if (other.kind === 'figure') return true;
  if (one.kind === 'math')
    return other.kind === 'math' || (other.kind === 'paragraph' && /^\p{Ll}/u.test(other.markdown));
  if (one.kind !== 'paragraph') return false;
  return (
    LEADS_IN.test(one.markdown) ||
    other.kind === 'math' ||
    (other.kind === 'list' && !/[.!?]["”)]*$/.test(one.markdown))
  );
};

/** Blocks that stay together. */
const atomsOf = (blocks: readonly PlacedBlock[]): PlacedBlock[][] => {
  const atoms: PlacedBlock[][] = [];
  for (const block of blocks) {
    const last = atoms.at(-1)?.at(-1);
    if (last && belongs(last, block)) atoms.at(-1)?.push(block);
    else atoms.push([block]);
  }
  return atoms;
};

const spansOf = (atom: readonly PlacedBlock[], text: string): Span[] => {
  const [first] = atom;
  const last = atom.at(-1);
  if (!first || !last) return [];
  const words = atom.reduce((sum, block) => sum + block.words, 0);
  const partable = atom.some(
    ({ block, words: own }) =>
      own > SIZE.most &&
      (block.kind === 'paragraph' || block.kind === 'list' || block.kind === 'quote' || block.kind === 'definitions'),
  );
  if (words <= SIZE.most || (!partable && words <= WHOLE)) return [{ start: first.start, end: last.end, words }];
  if (atom.length === 1) return splitLong(text, first.start, last.end, SIZE.wanted);
  // A long list is parted, and its first part keeps the lead-in
  const [lead, ...rest] = atom;
  const spans = rest.flatMap((block) => spansOf([block], text));
  const [next, ...others] = spans;
  return next && lead ? [{ start: lead.start, end: next.end, words: lead.words + next.words }, ...others] : spans;
};

/** Blocks that follow each other as spans of 150 to 400 words, of about the same length. */
export const pack = (blocks: readonly PlacedBlock[], text: string): Span[] => {
  const pieces = atomsOf(blocks).flatMap((atom) => spansOf(atom, text));
  const total = pieces.reduce((sum, { words }) => sum + words, 0);
  const even = total / Math.ceil(total / SIZE.most);
  const spans: { start: number; end: number; words: number }[] = [];
  for (const piece of pieces) {
    const open = spans.at(-1);
    const grown = (open?.words ?? 0) + piece.words;
    const closes = !open || grown > SIZE.most || (open.words >= SIZE.least && open.words + piece.words / 2 > even);
    if (closes) spans.push({ ...piece });
    else {
      open.end = piece.end;
      open.words = grown;
    }
  }
  return spans;
};
