import { beforeEach, describe, expect, it } from 'vitest';
import { ModelRefused, ModelThrottled } from '../../../lambdas/domain/model/model.ts';
import { extractMaterial } from '../../../lambdas/pipeline/steps/extract.ts';
import { planLesson } from '../../../lambdas/pipeline/steps/plan.ts';
import { refOf } from '../../fixtures/lesson/contract.ts';
import { callUsage, fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { memoryFiles, memoryStore, type World, worldOf } from '../../fixtures/lesson/memory-store.ts';

let world: World;
const portsOf = (model = fakeModel()) => ({
  store: memoryStore(world),
  files: memoryFiles(world),
  model,
  largerModel: undefined,
});
const plan = (model?: ReturnType<typeof fakeModel>) => planLesson(portsOf(model), refOf());

beforeEach(async () => {
  world = worldOf();
  await extractMaterial({ ...portsOf(), textOf: async () => ({ text: '' }) }, refOf());
});

it('saves the plan and writes the opening scene at the same time', async () => {
  const model = fakeModel();
  await plan(model);
  expect(model.calls.map(({ name }) => name).toSorted()).toEqual(['lesson_plan', 'opening']);
  expect(world.plan?.title).toBe('The Case of the Northern Rivers');
  expect([...world.scenes.keys()]).toEqual([1]);
  expect(world.phases).toEqual(['extract', 'plan', 'generate']);
  expect(world.usage.inputTokens).toBe(2 * callUsage.inputTokens);
});

it('names the opening scene in the plan as it named itself', async () => {
  await plan();
  expect(world.plan?.scenes[0]).toMatchObject({ order: 1, title: 'Where it begins' });
});

it('hands back what is still to be written: chapters first, and apart what looks back on them', async () => {
  const { orders, closing } = await plan();
  const types = (of: readonly number[]) =>
    of.map((order) => world.plan?.scenes.find((scene) => scene.order === order)?.type);
  expect(types(orders)).toEqual(['chapter', 'chapter', 'chapter', 'chapter', 'signposts']);
  expect(types(closing)).toEqual(['quiz', 'quiz', 'summary']);
  expect(orders).not.toContain(1);
});

describe('the plan and the opening begin with the same material', () => {
  const view = {
    send: async () => undefined,
    keep: async () => undefined,
    forget: async () => undefined,
    report: () => undefined,
  };
  const order = async (seen: typeof view | undefined) => {
    const asked: string[] = [];
    const good = fakeModel();
    const complete: typeof good.complete = async (call) => {
      asked.push(call.name);
      if (call.name === 'opening') {
        await new Promise((resolve) => setImmediate(resolve));
        asked.push('begun');
        call.onBegun?.();
        await new Promise((resolve) => setImmediate(resolve));
        asked.push('written');
      }
      return good.complete(call);
    };
    await planLesson({ ...portsOf({ ...good, complete }), view: seen }, refOf());
    return asked;
  };

  it('so the plan is asked for when the opening begins, and reads it from the cache', async () => {
    expect(await order(view)).toEqual(['opening', 'begun', 'lesson_plan', 'written']);
  });

  it('and at once where nobody hears that it begins', async () => {
    expect(await order(undefined)).toEqual(['opening', 'lesson_plan', 'begun', 'written']);
  });
});

it('plans once: run again, it asks nobody and hands back what is left', async () => {
  await plan();
  world.failed.add(3);
  const model = fakeModel();
  const { orders, closing } = await plan(model);
  expect(model.calls).toEqual([]);
  expect([...orders, ...closing]).toHaveLength(7);
});

it('leaves the opening scene to the others when it cannot be written here', async () => {
  const model = fakeModel(({ task }) => (task.kind === 'scene' ? new ModelThrottled('busy') : undefined));
  expect((await plan(model)).orders).toContain(1);
  expect(world.plan).toBeDefined();
});

it('falls back on the material’s headings when the model refuses to plan', async () => {
  const model = fakeModel(({ task }) => (task.kind === 'plan' ? new ModelRefused('no', callUsage) : undefined));
  await plan(model);
  expect(world.plan?.title).toBe('Rivers of the north');
  expect(world.usage.inputTokens).toBe(2 * callUsage.inputTokens);
});

it('lets the workflow wait when the model has no time for the plan, and keeps the opening', async () => {
  const model = fakeModel(({ task }) => (task.kind === 'plan' ? new ModelThrottled('busy') : undefined));
  await expect(plan(model)).rejects.toThrow(ModelThrottled);
  expect([...world.scenes.keys()]).toEqual([1]);
  const later = fakeModel();
  await plan(later);
  expect(later.calls.map(({ name }) => name)).toEqual(['lesson_plan']);
  expect(world.plan?.scenes[0]?.title).toBe('Where it begins');
});

describe('a generation that nobody wants any more', () => {
  it('asks no model and writes nothing', async () => {
    world.wanted = false;
    const model = fakeModel();
    expect(await plan(model)).toEqual({ orders: [], closing: [], checks: [], pace: 0 });
    expect(model.calls).toEqual([]);
  });

  it('ends quietly when it becomes so while the plan is made', async () => {
    const model = fakeModel(() => {
      world.wanted = false;
      return undefined;
    });
    expect(await plan(model)).toEqual({ orders: [], closing: [], checks: [], pace: 0 });
    expect(world.plan).toBeUndefined();
    expect(world.scenes.size).toBe(0);
  });
});
