import type { Chunk } from './chunk.ts';
import type { SectionCoverage } from './coverage.ts';

/** More than a page shows, and than a row shall hold. */
const MAX_SECTIONS = 24;
const MAX_HEADING = 80;

const levelsOf = ({ heading }: Pick<Chunk, 'heading'>): string[] => heading?.split(' › ') ?? [];

/** Names the section of a chunk: its first heading, or its second where one title stands over everything. */
export const sectionNamer = (chunks: readonly Pick<Chunk, 'heading'>[]) => {
  const tops = new Set(chunks.map((chunk) => levelsOf(chunk)[0] ?? ''));
  const depth = tops.size === 1 ? 1 : 0;
  const nameOf = (chunk: Pick<Chunk, 'heading'>): string | null => {
    const levels = levelsOf(chunk);
    return (levels[depth] ?? levels[0] ?? '').slice(0, MAX_HEADING) || null;
  };
  const shown = new Set([...new Set(chunks.map(nameOf))].filter((name) => name !== null).slice(0, MAX_SECTIONS));
  return (chunk: Pick<Chunk, 'heading'>): string | null => {
    const name = nameOf(chunk);
    return name !== null && shown.has(name) ? name : null;
  };
};

/** In the order of the material; what has no section of its own comes under null. */
export const countSections = (chunks: readonly Chunk[], isTold: (chunk: Chunk) => boolean): SectionCoverage[] => {
  const nameOf = sectionNamer(chunks);
  return [...Map.groupBy(chunks, nameOf)].map(([heading, group]) => ({
    heading,
    parts: group.length,
    told: group.filter(isTold).length,
  }));
};
