import { expect, it } from 'vitest';
import type { Plan } from '../../../lambdas/domain/generation/plan/plan.ts';
import { loadStory } from '../../../lambdas/pipeline/steps/load-story.ts';
import { refOf } from '../../fixtures/lesson/contract.ts';

const plan: Plan = {
  title: 'Bread',
  description: '',
  category: null,
  subcategory: null,
  tags: { industry: [], exam: [], tool: [], pedagogy: [] },
  scenes: [{ order: 2, type: 'chapter', title: 'Rye', chunks: ['c1'], questions: 0 }],
};

const openingOf = async (content: string): Promise<string | undefined> => {
  const store: Parameters<typeof loadStory>[0] = {
    opening: async () => ({ generationId: refOf().generationId, title: 'Before dawn', content }),
    writtenScenes: async () => [],
  };
  const [chapter] = plan.scenes;
  if (!chapter) throw new Error('A plan without a chapter');
  return (await loadStory(store, refOf(), { edition: null }, plan, chapter))?.opening;
};

it('tells a chapter the whole of a short opening', async () => {
  expect(await openingOf('The baker waits. Who took the rye')).toBe('The baker waits. Who took the rye');
});

it('shortens a long opening to whole sentences, and keeps the one that it ends with', async () => {
  const sentences = (count: number): string => 'The baker waits for “rye.” '.repeat(count).trim();
  const told = (await openingOf(`${sentences(80)}\n\nBut who holds the key to the mill?`)) ?? '';
  expect(told.length).toBeGreaterThan(1100);
  expect(told.length).toBeLessThanOrEqual(1200);
  expect(told.endsWith('“rye.” […] But who holds the key to the mill?')).toBe(true);
});

it('ends with a whole word where no sentence ends', async () => {
  const told = (await openingOf('bread and rye '.repeat(150))) ?? '';
  expect(told).toMatch(/(?:bread|and|rye)$/);
});
