import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { generationStore } from '../../../lambdas/runtime/container.ts';
import { type Backend, person, startBackend } from '../harness.ts';
import { accepted, finishAt, lesson, planOf, threeScenes, usage } from '../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ indexDelayMs: [50, 500], transactionMs: 5 });
});
afterAll(() => backend.close());

it('decides nothing from an index: a lesson is written, read and learned while they lag', async () => {
  const ann = person('ann');
  const { sessionId, scene } = await lesson(backend, ann);
  const mark = (order: number) =>
    backend.call('putProgress', ann, { params: { sceneId: scene(order) }, body: { completion_status: 'completed' } });
  const marks = await Promise.all([mark(1), mark(2)]);
  expect(marks.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await backend.call('getSession', ann, { params: { sessionId } });
  expect(body).toMatchObject({ learning_status: 'in-progress', progress_percentage: 67 });
});

it('has each session under one tab in the end, however fast it moved', async () => {
  const bea = person('bea');
  const { sessionId, scene } = await lesson(backend, bea, threeScenes);
  await backend.call('putProgress', bea, { params: { sceneId: scene(1) }, body: { completion_status: 'in_progress' } });
  const idsOf = async (tab: 'ready' | 'in-progress') =>
    (await backend.call('listSessions', bea, { query: { tab } })).body.items.map(({ id }) => id);
  await vi.waitFor(async () => {
    expect([await idsOf('ready'), await idsOf('in-progress')]).toEqual([[], [sessionId]]);
  }, 10_000);
});

it('loses no scene and no place when branches and reader write at once', async () => {
  const cal = person('cal');
  const ref = await accepted(backend, cal);
  const store = generationStore();
  const opening = store.writeOpening(ref, { scene: threeScenes[0], bible: undefined }, usage);
  await Promise.all([opening, store.savePlan(ref, planOf(threeScenes), usage)]);
  await Promise.all(threeScenes.slice(1).map((scene) => store.writeScene(ref, scene, usage)));
  const rename = { params: { sessionId: ref.sessionId }, body: { title: 'Renamed meanwhile' } };
  const [finished] = await Promise.all([
    store.finish(ref, finishAt(Date.now())),
    backend.call('updateSession', cal, rename),
  ]);
  expect(finished).toBe('done');
  const { body } = await backend.call('getSession', cal, { params: { sessionId: ref.sessionId } });
  expect(body).toMatchObject({ title: 'Renamed meanwhile', status: 'ready', generated_scene_count: 3 });
});
