import { expect, it } from 'vitest';
import { ModelThrottled } from '../../../../lambdas/domain/model/model.ts';
import { fakeModel } from '../../../fixtures/lesson/fake-model.ts';
import { worldOf } from '../../../fixtures/lesson/memory-store.ts';
import { finalize, writeAll } from '../../../fixtures/lesson/run-lesson.ts';

it.each([
  ['is read by the second reader too', fakeModel(), 'done'],
  [
    'stays when its reader is busy, and is not read',
    fakeModel(({ name }) => (name === 'check' ? new ModelThrottled('busy') : undefined)),
    'waiting',
  ],
] as const)('a scene that is written at its second try %s', async (_, model, state) => {
  const world = worldOf();
  await writeAll(world);
  const { order } = [...world.scenes.values()].find(({ type }) => type === 'chapter') ?? expect.fail('no chapter');
  world.scenes.delete(order);
  world.failed.add(order);
  await finalize(world, model);
  expect(model.calls.filter(({ name }) => name === 'check')).toHaveLength(1);
  expect(world.scenes.get(order)?.check?.state).toBe(state);
  expect(world.finish?.checked).toBe(false);
});
