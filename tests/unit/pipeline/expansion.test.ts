import { beforeEach, expect, it } from 'vitest';
import { expansionTargets } from '../../../lambdas/domain/generation/plan/expansion-targets.ts';
import { contractOf } from '../../fixtures/lesson/contract.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { type World, worldOf } from '../../fixtures/lesson/memory-store.ts';
import { finalize, writeAll } from '../../fixtures/lesson/run-lesson.ts';

let world: World;
let model: ReturnType<typeof fakeModel>;
beforeEach(async () => {
  world = worldOf({ spec: contractOf({ ...expansionTargets('short'), after: 9, title: 'Rivers' }) });
  model = fakeModel();
  await writeAll(world, model);
});

it('writes what is added after what stands, and no opening ahead of it [EDIT-24]', async () => {
  expect([...world.scenes.keys()].sort((a, b) => a - b)).toEqual([10, 11, 12]);
  expect(model.calls.map(({ name }) => name)).toEqual(['lesson_plan', 'scene', 'scene', 'quiz']);
});

it('tells the model that a lesson goes on, and where', () => {
  expect(model.calls[0]?.prefix).toContain('These scenes continue a lesson of 9 scenes');
  const [chapter] = model.calls.flatMap(({ task }) => (task.kind === 'scene' ? [task] : []));
  expect(chapter).toMatchObject({ order: 10, of: 12 });
});

it('asks nothing that the new chapters do not teach', async () => {
  await finalize(world, model);
  const chapters = [...world.scenes.values()].filter(({ type }) => type === 'chapter');
  const taught = world.plan?.scenes.filter(({ type }) => type === 'chapter').flatMap(({ chunks }) => chunks) ?? [];
  const asked = [...world.scenes.values()].flatMap(({ keys }) => keys);
  expect(chapters).toHaveLength(2);
  expect(asked.length).toBeGreaterThan(0);
  for (const key of asked) expect(taught).toContain('evidence' in key ? key.evidence?.chunk : undefined);
  expect(world.finish?.passed).toBe(asked.length);
});
