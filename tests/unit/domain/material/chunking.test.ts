import { expect, it } from 'vitest';
import { chunkMaterials, JOINER } from '../../../../lambdas/domain/material/chunking.ts';
import type { MaterialId } from '../../../../shared/model/id.ts';
import { countWords } from '../../../../shared/model/text/words.ts';
import { riversMaterial as id, riversText } from '../../../fixtures/lesson/rivers.ts';

const other: MaterialId = 'mat_01J00000000000000000000001';
const chunk = (text: string) => chunkMaterials([{ id, text }]);

it('keeps the place of every chunk exactly, over all materials', () => {
  const materials = [
    { id, text: riversText(3) },
    { id: other, text: `Ein Anfang.\n\n${'Straße und Fluß, 光合作用 🌊 überall. '.repeat(120)}` },
  ];
  const joined = materials.map(({ text }) => text).join(JOINER);
  const chunks = chunkMaterials(materials);
  expect(chunks.map(({ start, end }) => joined.slice(start, end))).toEqual(chunks.map(({ text }) => text));
  expect(new Set(chunks.map(({ material }) => material))).toEqual(new Set([id, other]));
  expect(chunks.map(({ id: name }) => name)).toEqual(chunks.map((_, index) => `c${index + 1}`));
});

it('leaves out nothing but headings', () => {
  const text = riversText(4);
  const kept = chunk(text).reduce((sum, { text: part }) => sum + countWords(part), 0);
  const headings = countWords(text.match(/^#.*$/gm)?.join('\n') ?? '');
  expect(kept).toBe(countWords(text) - headings);
});

it('names the headings above a chunk, outermost first', () => {
  expect(chunk(riversText(2)).map(({ heading }) => heading)).toEqual([
    'Rivers of the north › The Alder',
    'Rivers of the north › The Birchet',
  ]);
});

it('makes chunks of 150 to 400 words out of long paragraphs and out of short ones', () => {
  const long = 'The water rises slowly in the spring and falls again in autumn. '.repeat(200);
  const short = 'The water rises slowly in the spring and falls again in autumn.\n\n'.repeat(200);
  for (const text of [long, short]) {
    const sizes = chunk(text).map(({ text: part }) => countWords(part));
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
    expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThanOrEqual(150);
  }
});

it('cuts text without any space or full stop', () => {
  for (const text of ['x'.repeat(20_000), `a${' '.repeat(20_000)}b`])
    expect(Math.max(...chunk(text).map(({ text: part }) => part.length))).toBeLessThan(6_000);
});

it('reads a heading whatever closes it, and in its stride when it never seems to end', () => {
  const body = 'Water flows.';
  expect(chunk(`## Rivers ##\n\n${body}`)[0]?.heading).toBe('Rivers');
  expect(chunk(`# a${' '.repeat(300_000)}b${'#'.repeat(100_000)} c\n\n${body}`)).toHaveLength(1);
});

it('takes a hash inside a fenced block for code', () => {
  const [only] = chunk('# Shell\n\nRun this:\n\n```\n# not a heading\n\nls\n```\n\nThen look around.');
  expect(only?.heading).toBe('Shell');
  expect(only?.text).toContain('# not a heading');
});

it('finds the headings of text that has no marks for them', () => {
  const body = 'Water flows downhill because nothing holds it. It gathers where the ground is low. '.repeat(12);
  const [first, second] = chunk(`On Water\n\n${body}\n\nWhere It Goes\n\n${body}`);
  expect(first?.heading).toBe('On Water');
  expect(second?.heading).toBe('On Water › Where It Goes');
});
