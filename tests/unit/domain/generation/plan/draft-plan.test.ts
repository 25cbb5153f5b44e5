import { describe, expect, it } from 'vitest';
import { draftPlan } from '../../../../../lambdas/domain/generation/plan/draft-plan.ts';
import type { Chunk } from '../../../../../lambdas/domain/material/chunk.ts';
import {
  anchorPlans,
  customPlans,
  questionTotal,
  targets,
  traditionalPlans,
} from '../../../../../shared/catalogue/duration-plan.ts';
import { isQuiz, type SceneType } from '../../../../../shared/model/session/scene-type.ts';
import { riversMaterial as material } from '../../../../fixtures/lesson/rivers.ts';

const chunksOf = (count: number, words = 200): Chunk[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index + 1}`,
    material,
    heading: null,
    text: 'word '.repeat(words).trim(),
    start: 0,
    end: 0,
  }));

const plenty = chunksOf(60);
const every = [...customPlans, ...anchorPlans].map(targets);
const traditional = Object.values(traditionalPlans)
  .flat()
  .map(({ scenes, assessment }) => ({ scenes: scenes.max, questions: questionTotal(assessment) }));
const layOutFor = ({ scenes, questions }: { scenes: number; questions: number }, chunks = plenty) =>
  draftPlan({ sceneTarget: scenes, questionTarget: questions }, chunks);

describe('a lesson with plenty of material', () => {
  it.each([...every, ...traditional])(
    'has exactly $scenes entries and $questions questions [GEN-18, GEN-19, GEN-20, GEN-21, GEN-22, GEN-23, GEN-58]',
    (target) => {
      const { scenes } = layOutFor(target);
      expect(scenes).toHaveLength(target.scenes);
      expect(scenes.reduce((sum, { questions }) => sum + questions, 0)).toBe(target.questions);
      expect(scenes.map(({ order }) => order)).toEqual(scenes.map((_, index) => index + 1));
    },
  );

  it.each([...every, ...traditional])(
    'lays $questions questions over quiz scenes of two to five [GEN-58]',
    (target) => {
      for (const { type, questions } of layOutFor(target).scenes) {
        if (!isQuiz(type)) expect(questions).toBe(0);
        else expect([2, 3, 4, 5]).toContain(questions);
      }
    },
  );

  it.each(every)(
    'orders $scenes entries: overview, signposts, chapters with what is among them, summary [SESS-25]',
    (target) => {
      const types = layOutFor(target).scenes.map(({ type }) => type);
      const middle = types.filter((type) => !['overview', 'signposts', 'summary'].includes(type));
      const frame: SceneType[] = ['overview', 'signposts'];
      expect(types).toEqual([...frame.filter((type) => types.includes(type)), ...middle, 'summary']);
      expect(middle[0]).toBe('chapter');
      expect(middle.at(-1)).toBe('quiz');
    },
  );

  it.each(every)('asks only about what stands before it, among $scenes entries [GEN-58]', (target) => {
    const { scenes } = layOutFor(target);
    const taught = new Set<string>();
    const asked = new Set<string>();
    for (const { type, chunks } of scenes) {
      if (type === 'chapter') for (const id of chunks) taught.add(id);
      if (!isQuiz(type)) continue;
      expect(chunks.length).toBeGreaterThan(0);
      expect(chunks.filter((id) => !taught.has(id) || asked.has(id))).toEqual([]);
      for (const id of chunks) asked.add(id);
    }
  });

  it('gives each chapter material of its own, in the order of the material', () => {
    const chapters = layOutFor({ scenes: 24, questions: 19 }).scenes.filter(({ type }) => type === 'chapter');
    const ids = chapters.flatMap(({ chunks }) => chunks.map((id) => Number(id.slice(1))));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(new Set(ids).size).toBe(60);
  });
});

it('gives up bridges, recaps, signposts, the overview and the summary, in this order, as the target shrinks [SESS-25]', () => {
  const extras: SceneType[] = ['bridge', 'recap', 'signposts', 'overview', 'summary'];
  const lessons = Array.from({ length: 24 }, (_, index) => layOutFor({ scenes: index + 1, questions: 12 }));
  for (const { scenes } of lessons) {
    const types = new Set(scenes.map(({ type }) => type));
    const first = extras.findIndex((type) => types.has(type));
    if (first !== -1) expect(extras.slice(first).filter((type) => !types.has(type))).toEqual([]);
    expect(types.has('chapter')).toBe(true);
  }
  expect(new Set(lessons.at(-1)?.scenes.map(({ type }) => type))).toEqual(new Set([...extras, 'chapter', 'quiz']));
});

describe('thin material', () => {
  it('gets fewer scenes and questions than were asked for, and no padding', () => {
    const chunks = chunksOf(3);
    const { scenes, questions } = layOutFor({ scenes: 24, questions: 19 }, chunks);
    expect(scenes.length).toBeLessThan(12);
    expect(scenes.filter(({ type }) => type === 'chapter').length).toBeLessThanOrEqual(3);
    expect(questions).toBeLessThanOrEqual(12);
    expect(scenes.flatMap(({ type, chunks: ids }) => (type === 'chapter' ? ids : []))).toEqual(['c1', 'c2', 'c3']);
  });

  it('of a few words becomes one chapter without a quiz', () => {
    expect(layOutFor({ scenes: 9, questions: 7 }, chunksOf(1, 12)).scenes).toEqual([
      { order: 1, type: 'chapter', questions: 0, chunks: ['c1'] },
    ]);
  });

  it('of a paragraph becomes a chapter and two questions', () => {
    expect(
      layOutFor({ scenes: 9, questions: 7 }, chunksOf(1, 80)).scenes.map(({ type, questions }) => [type, questions]),
    ).toEqual([
      ['chapter', 0],
      ['quiz', 2],
    ]);
  });
});
