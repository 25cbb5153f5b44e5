import { expect, it } from 'vitest';
import { coverageOf } from '../../../../../lambdas/domain/generation/plan/coverage.ts';
import type { Chunk } from '../../../../../lambdas/domain/material/chunk.ts';
import type { WrittenScene } from '../../../../../lambdas/domain/scene/written-scene.ts';
import { riversMaterial as material } from '../../../../fixtures/lesson/rivers.ts';

const chunkOf = (id: string, text: string): Chunk => ({
  id,
  material,
  heading: null,
  text,
  start: 0,
  end: text.length,
});
const chunks = [
  chunkOf('c1', 'Granite forms when magma cools slowly under the ground.'),
  chunkOf('c2', 'Willows hold the banks together with their roots.'),
  chunkOf('c3', 'Grayling spawn over gravel in April and May.'),
  chunkOf('c4', 'The mill closed after the great flood of 1911.'),
];
const passage = (chunk: string) => ({ chunk, heading: null, quote: 'x', start: 0, end: 1 });
const scene = (some: Partial<WrittenScene>): WrittenScene => ({
  order: 1,
  type: 'chapter',
  title: 'T',
  content: null,
  quiz: null,
  keys: [],
  sources: [],
  terms: [],
  activities: [],
  asked: 0,
  passed: 0,
  ...some,
});

it('knows which parts are taught, by a quote or in other words, which are asked about and which are not used', () => {
  const chapter = scene({ content: 'With their roots, willows keep the banks together.', sources: [passage('c1')] });
  const key = { id: 'q1', correctAnswer: 0, explanation: 'x', evidence: passage('c3') };
  const quiz = scene({ order: 2, type: 'quiz', keys: [key] });
  expect(coverageOf(chunks, [chapter, quiz])).toEqual({
    taught: ['c1', 'c2'],
    asked: ['c3'],
    unused: ['c4'],
    sections: [{ heading: null, parts: 4, told: 3 }],
    again: [],
  });
});

it('counts only chapters as teaching', () => {
  const overview = scene({ type: 'overview', sources: [passage('c1')], content: chunks[1]?.text ?? '' });
  expect(coverageOf(chunks, [overview]).taught).toEqual([]);
});
