import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerationRef } from '../../../lambdas/domain/generation/generation.ts';
import type { GenerationStore } from '../../../lambdas/domain/generation/ports.ts';
import { generationStore, progressStore, table } from '../../../lambdas/runtime/container.ts';
import { findGeneration } from '../../../lambdas/store/generation/find-generation.ts';
import { newId, sceneId } from '../../../shared/model/id.ts';
import { type Backend, type Identity, person, startBackend } from '../harness.ts';
import { accepted, chapter, finishAt, material, planOf, quiz, threeScenes, usage } from '../lesson.ts';

let backend: Backend;
let store: GenerationStore;
beforeAll(async () => {
  backend = await startBackend();
  store = generationStore();
});
afterAll(() => backend.close());

const session = async (who: Identity, { sessionId }: GenerationRef) =>
  (await backend.call('getSession', who, { params: { sessionId } })).body;
const sidebar = async (who: Identity, { sessionId }: GenerationRef) => {
  const { body } = await backend.call('listScenes', who, { params: { sessionId } });
  return body.modules.flatMap(({ scenes }) => scenes.map(({ order_index: order, state }) => `${order} ${state}`));
};
const used = async (who: Identity) => {
  const { stories, running } = (await backend.call('getUsage', who, {})).body;
  return [stories.used, running.used];
};
const fail = (ref: GenerationRef) => store.fail(ref, 'busy', new Date().toISOString());

describe('a running generation', () => {
  it('knows its spec and what it is written from', async () => {
    const ann = person('ann');
    const ref = await accepted(backend, ann);
    expect(await store.current(ref)).toEqual({
      userId: ann.userId,
      spec: expect.objectContaining({ mode: 'custom', title: null, genre: 'mystery', authorStyle: 'doyle' }),
      tier: 'free',
      phase: 'extract',
      materials: [{ id: expect.stringMatching(/^mat_/), name: null, text: material, objectKey: null }],
      written: new Set(),
      failed: new Set(),
    });
  });

  it('shows its opening scene before there is a plan, and the whole sidebar with the plan', async () => {
    const bea = person('bea');
    const ref = await accepted(backend, bea);
    expect(await sidebar(bea, ref)).toEqual([]);
    expect(await store.writeOpening(ref, { scene: chapter(1), bible: undefined }, usage)).toBe('done');
    expect(await sidebar(bea, ref)).toEqual(['1 written']);
    expect(await store.savePlan(ref, planOf(threeScenes), usage)).toBe('done');
    expect(await sidebar(bea, ref)).toEqual(['1 written', '2 stub', '3 stub']);
  });

  it('takes opening and plan in either order, also at the same time', async () => {
    const cal = person('cal');
    const ref = await accepted(backend, cal);
    const both = [
      store.savePlan(ref, planOf(threeScenes), usage),
      store.writeOpening(ref, { scene: chapter(1), bible: undefined }, usage),
    ];
    expect(await Promise.all(both)).toEqual(['done', 'done']);
    expect(await sidebar(cal, ref)).toEqual(['1 written', '2 stub', '3 stub']);
  });

  it('gives the session its title, unless it has one, and description, category and tags [CUST-21, SESS-14]', async () => {
    const dan = person('dan');
    const untitled = await accepted(backend, dan);
    await store.savePlan(untitled, planOf(threeScenes), usage);
    const tags = { industry: [], exam: [], tool: [], pedagogy: ['analogy'] };
    const shown = await session(dan, untitled);
    expect(shown).toMatchObject({ title: 'The Life of Cells', category: 'Health & Medicine', tags });
    expect(shown.contract_snapshot?.tags).toEqual(tags);
    await fail(untitled);
    const titled = await accepted(backend, dan, 'My own title');
    await store.savePlan(titled, planOf(threeScenes), usage);
    expect((await session(dan, titled)).title).toBe('My own title');
  });

  it('keeps its first plan', async () => {
    const eli = person('eli');
    const ref = await accepted(backend, eli);
    await store.savePlan(ref, planOf(threeScenes), usage);
    const other = { ...planOf([chapter(1)]), title: 'Another' };
    expect(await store.savePlan(ref, other, usage)).toBe('already');
    expect((await store.plan(ref))?.title).toBe('The Life of Cells');
    expect(await sidebar(eli, ref)).toHaveLength(3);
  });

  it('writes a scene once, and counts its tokens once', async () => {
    const flo = person('flo');
    const ref = await accepted(backend, flo);
    await store.savePlan(ref, planOf(threeScenes), usage);
    expect(await store.writeScene(ref, chapter(2, 'First'), usage)).toBe('done');
    expect(await store.writeScene(ref, chapter(2, 'Second'), usage)).toBe('already');
    expect((await store.writtenScenes(ref)).map(({ title }) => title)).toEqual(['First']);
    expect((await findGeneration(table(), ref))?.input_tokens).toBe(200);
  });

  it('knows the title of the first scene from when it is written', async () => {
    const ivy = person('ivy-title');
    const ref = await accepted(backend, ivy);
    expect(await store.opening(ref.sessionId)).toBeUndefined();
    await store.savePlan(ref, planOf(threeScenes), usage);
    expect(await store.opening(ref.sessionId)).toBeUndefined();
    await store.writeScene(ref, chapter(1, 'First'), usage);
    const { content } = chapter(1, 'First');
    expect(await store.opening(ref.sessionId)).toEqual({ generationId: ref.generationId, title: 'First', content });
  });

  it('keeps the bible with the opening that was written first, and with the plan, and shows it to nobody', async () => {
    const ida = person('ida-bible');
    const ref = await accepted(backend, ida);
    const bible = { narrator: 'A ferryman', place: 'A ferry', cast: ['Ada'], thread: 'Where to?', returns: 'A lamp' };
    expect(await store.writeOpening(ref, { scene: chapter(1, 'First'), bible }, usage)).toBe('done');
    const late = { scene: chapter(1, 'Late'), bible: { ...bible, narrator: 'A miller' } };
    expect(await store.writeOpening(ref, late, usage)).toBe('already');
    expect(await store.opening(ref.sessionId)).toMatchObject({ title: 'First', bible });
    const point = { point: 'Rivers fall.', means: 'A wet stone.', limit: 'Wind.', hook: 'Where to?' };
    const planned = planOf(threeScenes);
    const scenes = planned.scenes.map((scene) => (scene.type === 'chapter' ? { ...scene, point } : scene));
    await store.savePlan(ref, { ...planned, bible, scenes }, usage);
    expect(await store.plan(ref)).toEqual({ ...planned, bible, scenes });
    expect(JSON.stringify(await backend.call('listScenes', ida, { params: { sessionId: ref.sessionId } }))).not.toMatch(
      /ferryman|Rivers fall/,
    );
  });

  it('replaces a scene that is revised', async () => {
    const gus = person('gus');
    const ref = await accepted(backend, gus);
    await store.savePlan(ref, planOf(threeScenes), usage);
    await store.writeScene(ref, chapter(2, 'First'), usage);
    expect(await store.reviseScene(ref, chapter(2, 'Second'), usage)).toBe('done');
    expect(await store.reviseScene(ref, chapter(2, 'Second'), usage)).toBe('already');
    expect((await store.writtenScenes(ref)).map(({ title }) => title)).toEqual(['Second']);
  });

  it('moves a scene between given up and written', async () => {
    const hal = person('hal');
    const ref = await accepted(backend, hal);
    await store.savePlan(ref, planOf(threeScenes), usage);
    expect(await store.failScene(ref, 2, usage)).toBe('done');
    expect(await store.failScene(ref, 2, usage)).toBe('already');
    expect((await store.current(ref))?.failed).toEqual(new Set([2]));
    await store.writeScene(ref, chapter(2), usage);
    const current = await store.current(ref);
    expect([current?.written, current?.failed]).toEqual([new Set([2]), new Set()]);
    await store.failScene(ref, 2, usage);
    expect(await sidebar(hal, ref)).toEqual(['1 stub', '2 stub', '3 stub']);
    const again = await store.current(ref);
    expect([again?.written, again?.failed]).toEqual([new Set(), new Set([2])]);
  });

  it('counts every scene that branches write side by side', async () => {
    const ida = person('ida');
    const ref = await accepted(backend, ida);
    const scenes = Array.from({ length: 24 }, (_, at) => chapter(at + 1));
    await store.savePlan(ref, planOf(scenes), usage);
    await Promise.all(scenes.map((scene) => store.writeScene(ref, scene, usage)));
    expect((await session(ida, ref)).generation).toMatchObject({ written: 24, total: 24 });
  });

  it('enters a phase once', async () => {
    const jim = person('jim');
    const ref = await accepted(backend, jim);
    expect(await store.enterPhase(ref, 'plan')).toBe('done');
    expect(await store.enterPhase(ref, 'plan')).toBe('already');
    expect((await session(jim, ref)).generation?.phase).toBe('plan');
  });
});

describe('a generation that is finished', () => {
  it('leaves a ready session with its counts, its date and a free place [SESS-21, QUIZ-01]', async () => {
    const kim = person('kim');
    const ref = await accepted(backend, kim);
    await store.savePlan(ref, planOf(threeScenes), usage);
    await Promise.all([chapter(1), chapter(2), quiz(3)].map((scene) => store.writeScene(ref, scene, usage)));
    const at = Date.now();
    expect(await store.finish(ref, finishAt(at))).toBe('done');
    expect(await session(kim, ref)).toMatchObject({
      status: 'ready',
      learning_status: 'ready',
      generated_at: new Date(at).toISOString(),
      generated_scene_count: 3,
      question_counts: { asked: 2, passed: 2 },
      generation: null,
    });
    expect(await used(kim)).toEqual([1, 0]);
  });

  it('is finished once, and takes no more scenes', async () => {
    const lea = person('lea');
    const ref = await accepted(backend, lea);
    await store.savePlan(ref, planOf(threeScenes), usage);
    await store.writeScene(ref, chapter(1), usage);
    expect(await store.finish(ref, finishAt(Date.now()))).toBe('done');
    expect(await store.finish(ref, finishAt(Date.now()))).toBe('already');
    expect(await store.writeScene(ref, chapter(2), usage)).toBe('stale');
    expect(await fail(ref)).toBe('stale');
    expect((await session(lea, ref)).status).toBe('ready');
  });

  it('knows what was learned while it was being written [SESS-38]', async () => {
    const mia = person('mia');
    const ref = await accepted(backend, mia);
    await store.savePlan(ref, planOf([chapter(1), chapter(2)]), usage);
    await store.writeScene(ref, chapter(1), usage);
    const { body } = await backend.call('putProgress', mia, {
      params: { sceneId: sceneId(ref.sessionId, 1) },
      body: { completion_status: 'completed' },
    });
    expect(body.session.learning_status).toBeNull();
    expect((await session(mia, ref)).learning_status).toBeNull();
    await store.writeScene(ref, chapter(2), usage);
    await store.finish(ref, finishAt(Date.now()));
    expect(await session(mia, ref)).toMatchObject({ learning_status: 'in-progress', progress_percentage: 50 });
  });
});

describe('a generation that fails', () => {
  it('leaves a draft with the reason, no scenes, and gives back what it took', async () => {
    const ned = person('ned');
    const ref = await accepted(backend, ned);
    await store.savePlan(ref, planOf(threeScenes), usage);
    await store.writeScene(ref, chapter(1), usage);
    await backend.call('putProgress', ned, {
      params: { sceneId: sceneId(ref.sessionId, 1) },
      body: { completion_status: 'completed' },
    });
    expect(await used(ned)).toEqual([1, 1]);
    expect(await fail(ref)).toBe('done');
    expect(await fail(ref)).toBe('already');
    expect(await used(ned)).toEqual([0, 0]);
    expect(await sidebar(ned, ref)).toEqual([]);
    expect(await session(ned, ref)).toMatchObject({ status: 'draft', failure_reason: { code: 'busy' } });
    expect((await progressStore().of(ned.userId, ref.sessionId)).entries).toEqual([]);
  });

  it('cannot write into the attempt after it, nor fail that', async () => {
    const ole = person('ole');
    const first = await accepted(backend, ole);
    await store.savePlan(first, planOf(threeScenes), usage);
    await store.writeScene(first, chapter(2, 'Old'), usage);
    await fail(first);
    const body = {
      sessionId: first.sessionId,
      content: `${material} Again.`,
      genre: 'drama',
      authorInspiration: 'achebe',
    };
    await backend.call('generateStory', ole, { body });
    const second = { ...first, generationId: (await session(ole, first)).generation!.id };
    await store.savePlan(second, planOf(threeScenes), usage);
    expect(await store.writeScene(first, chapter(3, 'Old'), usage)).toBe('stale');
    expect(await store.finish(first, finishAt(Date.now()))).toBe('stale');
    expect(await fail(first)).toBe('already');
    expect(await sidebar(ole, second)).toEqual(['1 stub', '2 stub', '3 stub']);
    expect(await used(ole)).toEqual([1, 1]);
  });

  it('that nobody knows is stale in everything', async () => {
    const ref = { sessionId: newId('ses'), generationId: newId('gen') };
    expect(await store.current(ref)).toBeUndefined();
    expect(await store.enterPhase(ref, 'plan')).toBe('stale');
    expect(await store.savePlan(ref, planOf(threeScenes), usage)).toBe('stale');
    expect(await store.writeOpening(ref, { scene: chapter(1), bible: undefined }, usage)).toBe('stale');
    expect(await store.finish(ref, finishAt(Date.now()))).toBe('stale');
    expect(await fail(ref)).toBe('stale');
  });
});
