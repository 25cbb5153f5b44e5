import { bodyChunks } from './body-chunks.ts';
import type { Chunk, ReusedChunk, UntoldChunks } from './chunk.ts';
import type { GenerationCoverage, SectionCoverage } from './coverage.ts';
import { MAX_CHUNKS } from './default-chunks.ts';
import { sectionNamer } from './sections.ts';

const chunkKey = ({ generationId, chunk }: Pick<ReusedChunk, 'generationId' | 'chunk'>): string =>
  `${generationId} ${chunk}`;

/** Generations with material of their own; one without new material has no sections. */
const withOwnMaterial = (coverages: readonly GenerationCoverage[]): readonly GenerationCoverage[] =>
  coverages.filter(({ sections }) => sections.length > 0);

/** Chunks that no generation has covered, in the order of the material, as many as `chapters` can hold. */
export const untoldIn = (coverages: readonly GenerationCoverage[], chapters: number): UntoldChunks[] => {
  const told = new Set(coverages.flatMap(({ again }) => again.map(chunkKey)));
  let left = chapters * MAX_CHUNKS.chapter;
  return withOwnMaterial(coverages).flatMap(({ generationId, unused }) => {
    const chunks = unused.filter((chunk) => !told.has(chunkKey({ generationId, chunk }))).slice(0, left);
    left -= chunks.length;
    return chunks.length > 0 ? [{ generationId, chunks }] : [];
  });
};

/** Sections of all material, and how many of their parts are covered by now. */
export const sectionCoverage = (coverages: readonly GenerationCoverage[]): SectionCoverage[] => {
  const again = coverages.flatMap((coverage) => coverage.again);
  return withOwnMaterial(coverages).flatMap(({ generationId, sections }) =>
    sections.map(({ heading, parts, told }) => {
      const since = again.filter((one) => one.generationId === generationId && one.section === heading).length;
      return { heading, parts, told: Math.min(parts, told + since) };
    }),
  );
};

/** How many parts questions ask about. A part is brought again only while nothing tells it, so none counts twice. */
export const countAsked = (coverages: readonly GenerationCoverage[]): number =>
  coverages.reduce((sum, { asked }) => sum + asked.length, 0);

/** Chunks of an earlier generation as chunks of a new one, numbered after `after`. */
export const reusedChunks = (
  earlier: readonly Chunk[],
  { generationId, chunks }: UntoldChunks,
  after: number,
): Chunk[] => {
  const told = bodyChunks(earlier);
  const nameOf = sectionNamer(told);
  return told
    .filter(({ id }) => chunks.includes(id))
    .map((chunk, at) => ({
      ...chunk,
      id: `c${after + at + 1}`,
      again: { generationId, chunk: chunk.id, section: nameOf(chunk) },
    }));
};
