import { describe, expect, it } from 'vitest';
import { completeEdition } from '../../../../../lambdas/domain/generation/plan/complete-edition.ts';
import type { EditionPlanAnswer } from '../../../../../lambdas/domain/model/answers.ts';
import { riverChunks } from '../../../../fixtures/lesson/questions.ts';

type Scene = EditionPlanAnswer['scenes'][number];
const chunks = riverChunks(3);
const scene = (type: Scene['type'], ids: string[], more: Partial<Scene> = {}): Scene => ({
  type,
  title: `A ${type}`,
  chunks: ids,
  questions: 0,
  shortAnswers: 0,
  caseStudies: 0,
  ...more,
});
const planOf = (scenes: Scene[], after?: number) =>
  completeEdition({ title: null, after }, chunks, {
    title: 'Rivers',
    description: '',
    category: '',
    subcategory: '',
    tags: { industry: [], exam: [], tool: [], pedagogy: [] },
    scenes,
  }).scenes;

describe('the plan of an edition', () => {
  it('keeps a chapter whole, however many chunks it has', () => {
    expect(planOf([scene('chapter', ['c1', 'c2', 'c3'])])[0]?.chunks).toEqual(['c1', 'c2', 'c3']);
  });

  it('leaves out a chapter without material and a quiz without questions, and counts on', () => {
    const scenes = planOf(
      [scene('chapter', ['c9']), scene('chapter', ['c1']), scene('quiz', ['c1']), scene('summary', [])],
      4,
    );
    expect(scenes.map(({ order, type }) => [order, type])).toEqual([
      [5, 'chapter'],
      [6, 'summary'],
    ]);
  });

  it('asks only about what a chapter before the quiz tells', () => {
    const scenes = planOf([
      scene('chapter', ['c1']),
      scene('quiz', ['c1', 'c2'], { questions: 2 }),
      scene('chapter', ['c2']),
    ]);
    expect(scenes[1]).toMatchObject({ type: 'quiz', chunks: ['c1'], questions: 2 });
  });

  it('gives no two scenes the same title', () => {
    const titles = planOf([scene('chapter', ['c1']), scene('chapter', ['c2'])]).map(({ title }) => title);
    expect(titles).toEqual(['A chapter', 'A chapter (2)']);
  });
});
