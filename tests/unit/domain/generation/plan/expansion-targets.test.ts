import { expect, it } from 'vitest';
import { draftPlan } from '../../../../../lambdas/domain/generation/plan/draft-plan.ts';
import { expansionTargets } from '../../../../../lambdas/domain/generation/plan/expansion-targets.ts';
import type { DetailLevel } from '../../../../../shared/catalogue/contract-choices.ts';
import { riverChunks } from '../../../../fixtures/lesson/questions.ts';

const layOutAfter = (after: number, level: DetailLevel, rivers = 14) =>
  draftPlan({ ...expansionTargets(level), after }, riverChunks(rivers));

it.each([
  ['short', 2],
  ['medium', 4],
  ['long', 6],
] as const)('adds for %s %i chapters and one quiz, numbered on [EDIT-18, EDIT-24]', (level, chapters) => {
  const { scenes } = layOutAfter(9, level);
  expect(scenes.map(({ type }) => type)).toEqual([...Array.from({ length: chapters }, () => 'chapter'), 'quiz']);
  expect(scenes.map(({ order }) => order)).toEqual(scenes.map((_, index) => 10 + index));
});

it('asks in the quiz only about what the new chapters are made from', () => {
  const { scenes } = layOutAfter(9, 'medium');
  const taught = scenes.filter(({ type }) => type === 'chapter').flatMap(({ chunks }) => chunks);
  const asked = scenes.find(({ type }) => type === 'quiz')?.chunks ?? [];
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((id) => !taught.includes(id))).toEqual([]);
});

it('adds less where the material holds less, and no quiz to a few words', () => {
  const little = draftPlan({ ...expansionTargets('long'), after: 3 }, [
    {
      id: 'c1',
      material: 'mat_01J00000000000000000000000',
      heading: null,
      text: 'Roots drink water.',
      start: 0,
      end: 0,
    },
  ]);
  expect(little.scenes.map(({ order, type }) => `${order} ${type}`)).toEqual(['4 chapter']);
});
