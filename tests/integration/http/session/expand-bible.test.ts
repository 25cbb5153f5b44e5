import { afterAll, beforeAll, expect, it } from 'vitest';
import { generationStore } from '../../../../lambdas/runtime/container.ts';
import { expand, finishExpansion, runningOf, writeNewScenes } from '../../expansion.ts';
import { type Backend, person, startBackend } from '../../harness.ts';
import { accepted, finishAt, planOf, threeScenes, usage } from '../../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

it('an expansion goes on with the bible of the lesson, the second time too [EDIT-24]', async () => {
  const ivo = person('ivo');
  const bible = { narrator: 'A ferryman', place: 'A ferry', cast: ['Ada'], thread: 'Where to?', returns: 'A lamp' };
  const ref = await accepted(backend, ivo);
  await generationStore().savePlan(ref, { ...planOf(threeScenes), bible }, usage);
  for (const scene of threeScenes) await generationStore().writeScene(ref, scene, usage);
  await generationStore().finish(ref, finishAt(Date.now()));
  await expand(backend, ivo, ref.sessionId);
  const first = await runningOf(backend, ivo, ref.sessionId);
  expect((await generationStore().current(first))?.spec.bible).toEqual(bible);
  await writeNewScenes(first);
  await finishExpansion(first);
  await expand(backend, ivo, ref.sessionId, 'Bark keeps the water in. Twigs grow in spring.');
  const second = await runningOf(backend, ivo, ref.sessionId);
  expect((await generationStore().current(second))?.spec).toMatchObject({ after: 6, bible });
});
