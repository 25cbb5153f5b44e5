import { describe, expect, it } from 'vitest';
import type { Chunk } from '../../../../lambdas/domain/material/chunk.ts';
import type { GenerationCoverage } from '../../../../lambdas/domain/material/coverage.ts';
import { countSections, sectionNamer } from '../../../../lambdas/domain/material/sections.ts';
import { countAsked, reusedChunks, sectionCoverage, untoldIn } from '../../../../lambdas/domain/material/untold.ts';
import { riversMaterial as material } from '../../../fixtures/lesson/rivers.ts';

const first = 'gen_01J00000000000000000000001' as const;
const second = 'gen_01J00000000000000000000002' as const;
const chunkOf = (id: string, heading: string | null): Chunk => ({ id, material, heading, text: id, start: 0, end: 2 });
const coverage = (given: Partial<GenerationCoverage>): GenerationCoverage => ({
  generationId: first,
  taught: ['c1'],
  asked: [],
  unused: ['c2', 'c3', 'c4'],
  sections: [
    { heading: 'Roots', parts: 2, told: 1 },
    { heading: 'Leaves', parts: 2, told: 0 },
  ],
  again: [],
  ...given,
});
/** It told c2 of the first one's material, and left what it was given besides. */
const later = coverage({
  generationId: second,
  taught: ['c1'],
  unused: ['c2'],
  sections: [],
  again: [{ generationId: first, chunk: 'c2', section: 'Roots' }],
});

describe('what is not told yet', () => {
  it('is what no generation has told, in the order of the material', () => {
    expect(untoldIn([coverage({})], 6)).toEqual([{ generationId: first, chunks: ['c2', 'c3', 'c4'] }]);
    expect(untoldIn([coverage({}), later], 6)).toEqual([{ generationId: first, chunks: ['c3', 'c4'] }]);
  });

  it('is no more than the new chapters can tell', () => {
    const unused = Array.from({ length: 30 }, (_, at) => `c${at}`);
    const [part] = untoldIn([coverage({ unused })], 2);
    expect(part?.chunks).toEqual(unused.slice(0, 16));
  });

  it('comes from all material that was ever brought, and is nothing once all is told', () => {
    const other = coverage({ generationId: second, unused: ['c1'] });
    expect(untoldIn([coverage({}), other], 6).map(({ generationId }) => generationId)).toEqual([first, second]);
    expect(untoldIn([coverage({ unused: [] })], 6)).toEqual([]);
  });

  it('is cut as it was, under new ids, and knows where it comes from', () => {
    const chunks = [chunkOf('c1', 'Roots'), chunkOf('c2', 'Leaves'), chunkOf('c3', 'Leaves')];
    expect(reusedChunks(chunks, { generationId: first, chunks: ['c2', 'c3'] }, 4)).toEqual([
      { ...chunks[1], id: 'c5', again: { generationId: first, chunk: 'c2', section: 'Leaves' } },
      { ...chunks[2], id: 'c6', again: { generationId: first, chunk: 'c3', section: 'Leaves' } },
    ]);
  });
});

describe('the sections of the material', () => {
  it('count what was told of them, also later', () => {
    expect(sectionCoverage([coverage({}), later])).toEqual([
      { heading: 'Roots', parts: 2, told: 2 },
      { heading: 'Leaves', parts: 2, told: 0 },
    ]);
  });

  it('count what is asked about, in every generation', () => {
    expect(countAsked([coverage({ asked: ['c1'] }), { ...later, asked: ['c1'] }])).toBe(2);
  });

  it('are its first headings, or the second ones under a title over everything', () => {
    const flat = [chunkOf('c1', 'Roots › Hair'), chunkOf('c2', 'Leaves')];
    expect(flat.map(sectionNamer(flat))).toEqual(['Roots', 'Leaves']);
    const titled = [chunkOf('c1', 'Trees › Roots › Hair'), chunkOf('c2', 'Trees › Leaves'), chunkOf('c3', 'Trees')];
    expect(titled.map(sectionNamer(titled))).toEqual(['Roots', 'Leaves', 'Trees']);
  });

  it('are no more than a row shall hold', () => {
    const many = Array.from({ length: 40 }, (_, at) => chunkOf(`c${at}`, `Part ${at}`));
    const counted = countSections(many, ({ id }) => id === 'c39');
    expect(counted).toHaveLength(25);
    expect(counted.at(-1)).toEqual({ heading: null, parts: 16, told: 1 });
  });
});
