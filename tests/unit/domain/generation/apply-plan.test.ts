import { expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import {
  decideOpened,
  decidePlanned,
  minutesPlanned,
  showsAtOnce,
} from '../../../../lambdas/domain/generation/plan/apply-plan.ts';
import { newId } from '../../../../shared/model/id.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const made = newSession('ann', { mode: 'custom' }, now);
const generationId = newId('gen');
const session = { ...made, generation_id: generationId, scene_end: 1, estimated_duration: 30 };
const ref = { sessionId: made.id, generationId };
const scene = (order: number) => ({
  order,
  type: 'chapter' as const,
  title: `Scene ${order}`,
  chunks: [],
  questions: 0,
});
const plan = {
  title: 'Where rivers go',
  description: 'Of water',
  category: null,
  subcategory: null,
  tags: { industry: [], exam: [], tool: [], pedagogy: [] },
  scenes: [scene(1), scene(2), scene(3), scene(4)],
};

it('shares the minutes of a lesson out among its scenes, and gives each one at least', () => {
  expect(minutesPlanned(plan, session)).toBe(8);
  expect(minutesPlanned(plan, { ...session, estimated_duration: 1 })).toBe(1);
  expect(minutesPlanned(plan, { ...session, estimated_duration: null })).toBe(1);
});

it('shows what is planned at once, but not what is added to a lesson', () => {
  expect([showsAtOnce('story'), showsAtOnce('lesson'), showsAtOnce('expansion')]).toEqual([true, true, false]);
});

it('describes the session with the first plan, and completes what broke off once', () => {
  const described = decidePlanned(session, { ref, plan, first: true }, now);
  expect(described).toMatchObject({ title: 'Where rivers go', scene_end: 4 });
  expect(decidePlanned(session, { ref, plan, first: false }, now)).toEqual(described);
  expect(decidePlanned(described, { ref, plan, first: false }, now)).toBeUndefined();
});

it('opens the first scene while the plan is made, and takes back nothing of what is open already', () => {
  expect(decideOpened({ ...session, scene_end: 0 }, ref, 1)).toMatchObject({ scene_end: 1 });
  expect(decideOpened({ ...session, scene_end: 4 }, ref, 1)).toBeUndefined();
});

it('leaves a session alone that has gone or is written by another generation by now', () => {
  for (const other of [undefined, { ...session, generation_id: newId('gen'), scene_end: 0 }])
    expect([decidePlanned(other, { ref, plan, first: true }, now), decideOpened(other, ref, 1)]).toEqual([
      undefined,
      undefined,
    ]);
});
