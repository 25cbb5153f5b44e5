import { beforeEach, expect, it } from 'vitest';
import { ModelRefused, ModelThrottled } from '../../../lambdas/domain/model/model.ts';
import { extractMaterial } from '../../../lambdas/pipeline/steps/extract.ts';
import { planLesson } from '../../../lambdas/pipeline/steps/plan.ts';
import { customPlan, targets } from '../../../shared/catalogue/duration-plan.ts';
import { contractOf, refOf } from '../../fixtures/lesson/contract.ts';
import { callUsage, fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { type World, worldOf } from '../../fixtures/lesson/memory-store.ts';
import { riversMaterial, riversText } from '../../fixtures/lesson/rivers.ts';
import { portsOf } from '../../fixtures/lesson/run-lesson.ts';

const MINUTES = 45;
let world: World;
beforeEach(async () => {
  const { scenes, questions } = targets(customPlan(MINUTES));
  world = worldOf({
    spec: contractOf({ estimatedDuration: MINUTES, sceneTarget: scenes, questionTarget: questions }),
    materials: [{ id: riversMaterial, name: null, text: riversText(20), objectKey: null }],
  });
  await extractMaterial({ ...portsOf(world, fakeModel()), textOf: async () => ({ text: '' }) }, refOf());
});
const plan = (model: ReturnType<typeof fakeModel>) => planLesson(portsOf(world, model), refOf());
const planned = () => {
  if (!world.plan) throw new Error('There is no plan');
  return world.plan;
};
const ordersOf = (model: ReturnType<typeof fakeModel>) =>
  model.calls.flatMap(({ task }) => (task.kind === 'plan' ? [task.slots.map(({ order }) => order)] : []));

it('plans a long lesson in two parts at the same time, each scene in one of them and in its place', async () => {
  const model = fakeModel();
  await plan(model);
  const parts = ordersOf(model);
  expect(parts).toHaveLength(2);
  expect(parts.flat()).toEqual(world.plan?.scenes.map(({ order }) => order));
  expect(world.plan?.scenes.slice(1).map(({ title }) => title)).toEqual(
    parts
      .flat()
      .slice(1)
      .map((order) => `Title ${order}`),
  );
  expect(world.plan?.title).toBe('The Case of the Northern Rivers');
  // What is planned elsewhere is known, and only one of them names the lesson
  const [first, second] = model.calls.filter(({ task }) => task.kind === 'plan');
  expect(first?.prompt).toContain('"title" is at most ten words');
  expect(second?.prompt).not.toContain('"title" is at most ten words');
  for (const { task } of [first, second].filter((call) => call !== undefined))
    expect(task).toMatchObject({ others: expect.arrayContaining([expect.objectContaining({ type: 'chapter' })]) });
});

it('keeps every scene in its place where one part says too little, or nothing', async () => {
  const spoiled = [
    (part: number) => (part === 0 ? new ModelRefused('no', callUsage) : undefined),
    (part: number, good: object) =>
      part === 0 ? { ...good, scenes: (good as { scenes: unknown[] }).scenes.slice(0, 1) } : undefined,
  ];
  for (const spoil of spoiled) {
    world.plan = undefined;
    const model = fakeModel(({ task }, good) =>
      task.kind === 'plan' ? spoil(task.slots[0]?.order === 1 ? 0 : 1, good) : undefined,
    );
    await plan(model);
    const [, second = []] = ordersOf(model);
    const { scenes } = planned();
    const titles = new Map(scenes.map(({ order, title }) => [order, title]));
    for (const order of second) expect(titles.get(order)).toBe(`Title ${order}`);
    expect(titles.size).toBe(scenes.length);
  }
});

it('waits for both parts before it gives up, so that nothing is asked twice at a time', async () => {
  let done = 0;
  const slow = fakeModel(({ task }) =>
    task.kind === 'plan' && task.slots[0]?.order === 1 ? new ModelThrottled('busy') : undefined,
  );
  const model = {
    calls: slow.calls,
    complete: async (call: Parameters<typeof slow.complete>[0]) => {
      if (!call.task.includes('"others"')) return slow.complete(call);
      const answer = await slow.complete(call);
      await new Promise((resolve) => setTimeout(resolve, 20));
      done += 1;
      return answer;
    },
  } as ReturnType<typeof fakeModel>;
  await expect(plan(model)).rejects.toThrow('busy');
  expect(done).toBe(1);
  expect(world.plan).toBeUndefined();
});
