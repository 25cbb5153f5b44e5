import { evenRuns } from '../../../shared/plan/shares.ts';
import { weightedWords } from '../../../shared/plan/weighted-words.ts';
import { once } from '../cache.ts';
import type { ReadChunk, Reading } from '../nlp/reading.ts';
import { beginningOf, leadOf } from './lead.ts';

/** A part of the material that is told whole or not at all. */
export interface Section {
  /** As the material heads it, or what it stands under; null where nothing does. */
  readonly name: string | null;
  /** Of a long section without headings inside: which piece, from 1. */
  readonly piece: number | null;
  readonly chunks: readonly ReadChunk[];
  readonly words: number;
}

/** Words. What is longer is told in several chapters, each about as long as wanted; up to `whole` only if each has a name. */
const SIZE = { wanted: 650, longest: 1_000, whole: 1_700 } as const;

const wordsOfChunk = once(({ text }: ReadChunk): number => weightedWords(text));
export const wordsOf = (chunks: readonly ReadChunk[]): number =>
  chunks.reduce((sum, chunk) => sum + wordsOfChunk(chunk), 0);

/** The chunks of sections or chapters, by id, in their order. */
export const idsOf = (parts: readonly Pick<Section, 'chunks'>[]): string[] =>
  parts.flatMap(({ chunks }) => chunks.map(({ id }) => id));

/** Words of an aside: a part under a heading of its own, after which the text goes on as if there had been none. */
const LONGEST_ASIDE = 450;

/** Chunks that follow each other under one heading of this depth; an aside belongs to the text that it interrupts. */
const runsAt = (chunks: readonly ReadChunk[], depth: number): ReadChunk[][] => {
  const runs: ReadChunk[][] = [];
  for (const chunk of chunks) {
    const [before, last] = [runs.at(-2), runs.at(-1)];
    const heading = chunk.path[depth];
    if (last && last[0]?.path[depth] === heading) last.push(chunk);
    else if (
      last &&
      before &&
      heading === undefined &&
      before[0]?.path[depth] === undefined &&
      wordsOf(last) < LONGEST_ASIDE
    )
      runs.splice(-2, 2, [...before, ...last, chunk]);
    else runs.push([chunk]);
  }
  return runs;
};

/** How many headings stand above all chunks. */
export const sharedDepth = ([first, ...others]: readonly ReadChunk[]): number => {
  const path = first?.path ?? [];
  const differs = path.findIndex((heading, depth) => others.some((chunk) => chunk.path[depth] !== heading));
  return differs === -1 ? path.length : differs;
};

/** Small sections share a chunk and bring their headings with them. */
const headingInside = ({ blocks }: ReadChunk): string | undefined =>
  blocks[0]?.kind === 'heading' ? blocks[0].text : undefined;

/** The headings that stand directly above what some chunks tell, and within it. */
export const headingsIn = (chunks: readonly ReadChunk[]): string[] => [
  ...new Set(
    chunks.flatMap(({ path, blocks }) => [
      ...path.slice(-1),
      ...blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : [])),
    ]),
  ),
];

const sectionOf = (chunks: readonly ReadChunk[], name: string | null, piece: number | null): Section => ({
  name,
  piece,
  chunks,
  words: wordsOf(chunks),
});

/** Parts of a section without headings inside, each named after what it is about; whole where one of them is about nothing. */
const named = (chunks: readonly ReadChunk[], name: string | null, words: number, reading: Reading): Section[] => {
  const runs = evenRuns(chunks, Math.ceil(words / SIZE.wanted), (chunk) => wordsOf([chunk]));
  const parts = runs
    .filter((run) => run.length > 0)
    .map((run, at) => {
      const inside = at > 0 && run[0] ? headingInside(run[0]) : undefined;
      const own = at === 0 ? name : (inside ?? (name === null ? null : leadOf(name, run, reading)));
      return { run, own, piece: inside ? null : at + 1 };
    });
  if (words <= SIZE.whole && parts.some(({ own }) => own === undefined)) return [sectionOf(chunks, name, null)];
  return parts.map(({ run, own, piece }) => sectionOf(run, own === undefined ? beginningOf(run, reading) : own, piece));
};

const split = (chunks: readonly ReadChunk[], depth: number, reading: Reading): Section[] => {
  const [first] = chunks;
  const name = first?.path[depth] ?? (first && headingInside(first)) ?? first?.path.at(-1) ?? null;
  const words = wordsOf(chunks);
  if (words <= SIZE.longest) return [sectionOf(chunks, name, null)];
  const inner = runsAt(chunks, depth + 1);
  if (inner.length > 1) return inner.flatMap((run) => split(run, depth + 1, reading));
  return named(chunks, name, words, reading);
};

/** The body of a material in its sections, in their order; a section that is too long for a chapter in several. */
export const sectionsOf = once((reading: Reading): readonly Section[] => {
  const depth = sharedDepth(reading.bodies);
  return runsAt(reading.bodies, depth).flatMap((chunks) => split(chunks, depth, reading));
});
