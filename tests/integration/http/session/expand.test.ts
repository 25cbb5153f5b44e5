import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generationStore, materialStore, table } from '../../../../lambdas/runtime/container.ts';
import { listScenes } from '../../../../lambdas/store/scene/list-scenes.ts';
import { putStub } from '../../../../lambdas/store/scene/put-stub.ts';
import type { FailureReason } from '../../../../shared/model/session/failure.ts';
import {
  expand,
  finishExpansion,
  more,
  newScenes,
  runningOf,
  sessionOf,
  sidebarOf,
  usedBy,
  writeNewScenes,
} from '../../expansion.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { accepted, lesson, material, newStory, planOf, rightAnswers, usage } from '../../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const learnAll = async (who: Identity, scene: (order: number) => `scn_${string}`) => {
  for (const order of [1, 2])
    await backend.call('putProgress', who, {
      params: { sceneId: scene(order) },
      body: { completion_status: 'completed' },
    });
  await backend.call('submitAnswers', who, { params: { sceneId: scene(3) }, body: { answers: rightAnswers } });
};
const completedOf = async (who: Identity) => (await backend.call('getStats', who, { query: {} })).body.completedStories;

describe('expanding a session', () => {
  it('starts a generation that adds, and leaves status and scenes as they are [EDIT-16, EDIT-17, EDIT-24]', async () => {
    const ann = person('ann');
    const { sessionId } = await lesson(backend, ann);
    const { status, body } = await expand(backend, ann, sessionId);
    expect([status, body]).toEqual([202, { ok: true, sessionId }]);
    expect(await sessionOf(backend, ann, sessionId)).toMatchObject({
      status: 'ready',
      learning_status: 'ready',
      generation: { phase: 'extract', written: 0 },
    });
    const ref = await runningOf(backend, ann, sessionId);
    expect(await generationStore().current(ref)).toMatchObject({
      spec: { mode: 'custom', genre: 'mystery', authorStyle: 'doyle', after: 3, sceneTarget: 3, questionTarget: 3 },
      materials: [{ text: more }],
    });
    expect(await sidebarOf(backend, ann, sessionId)).toHaveLength(3);
    const starts = backend.workflow.calls().map(({ args }) => JSON.stringify(args[0].input));
    expect(starts.some((input) => input.includes(`"name":"${ref.generationId}"`))).toBe(true);
  });

  it('keeps the new material beside the old, and the details trimmed [EDIT-14, EDIT-15]', async () => {
    const bea = person('bea');
    const { sessionId } = await lesson(backend, bea);
    await backend.call('expandStory', bea, {
      body: { sessionId, materialNew: more, additionalDetails: '  more on roots \n' },
    });
    const ref = await runningOf(backend, bea, sessionId);
    expect((await generationStore().current(ref))?.spec.additionalContext).toBe('more on roots');
    expect((await materialStore().list(sessionId)).map(({ text }) => text)).toHaveLength(2);
  });

  it('takes short, medium or long for 2, 4 or 6 scenes and a quiz, and medium unless told [EDIT-06, EDIT-18]', async () => {
    for (const [hint, scenes] of [
      ['short', 3],
      ['medium', 5],
      ['long', 7],
      [undefined, 5],
    ] as const) {
      const who = person(`cal-${hint}`);
      const { sessionId } = await lesson(backend, who);
      const body = { sessionId, materialNew: more, ...(hint ? { lengthHint: hint } : {}) };
      expect((await backend.call('expandStory', who, { body })).status).toBe(202);
      const current = await generationStore().current(await runningOf(backend, who, sessionId));
      expect(current?.spec.sceneTarget).toBe(scenes);
    }
  });

  it('shows nothing of what is added before all of it stands, then all [EDIT-24]', async () => {
    const dan = person('dan');
    const { sessionId } = await lesson(backend, dan);
    const before = await sessionOf(backend, dan, sessionId);
    const old = await backend.call('listScenes', dan, { params: { sessionId } });
    await expand(backend, dan, sessionId);
    const ref = await runningOf(backend, dan, sessionId);
    await writeNewScenes(ref);
    expect(await sidebarOf(backend, dan, sessionId)).toHaveLength(3);
    expect(await finishExpansion(ref)).toBe('done');
    expect(await sidebarOf(backend, dan, sessionId)).toEqual([
      '1 Chapter 1',
      '2 Chapter 2',
      '3 Quiz',
      '4 Roots',
      '5 Leaves',
      '6 Quiz',
    ]);
    const after = await backend.call('listScenes', dan, { params: { sessionId } });
    expect(after.body.modules[0]).toEqual(old.body.modules[0]);
    expect(await sessionOf(backend, dan, sessionId)).toMatchObject({
      title: before.title,
      description: before.description,
      tags: before.tags,
      status: 'ready',
      generation: null,
      generated_scene_count: 6,
      scene_count_target: (before.scene_count_target ?? 0) + 3,
      question_counts: { asked: 4, passed: 4 },
    });
    expect(await usedBy(backend, dan)).toEqual({ stories: 1, expansions: 1, running: 0 });
  });

  it('keeps what was learned and takes back that all of it was [EDIT-24, PROG-34]', async () => {
    const eli = person('eli');
    const { sessionId, scene } = await lesson(backend, eli);
    await learnAll(eli, scene);
    expect(await sessionOf(backend, eli, sessionId)).toMatchObject({ status: 'completed', progress_percentage: 100 });
    expect(await completedOf(eli)).toBe(1);
    await expand(backend, eli, sessionId);
    const ref = await runningOf(backend, eli, sessionId);
    expect((await sessionOf(backend, eli, sessionId)).status).toBe('completed');
    await writeNewScenes(ref);
    await finishExpansion(ref);
    expect(await sessionOf(backend, eli, sessionId)).toMatchObject({
      status: 'ready',
      learning_status: 'in-progress',
      progress_percentage: 50,
      mastery_score: 100,
    });
    expect(await completedOf(eli)).toBe(0);
    const { body } = await backend.call('getProgress', eli, { params: { sessionId } });
    expect(body.entries).toHaveLength(3);
  });

  it('asked for ten times at once is one request, which all ten are told was accepted', async () => {
    const una = person('una');
    const { sessionId } = await lesson(backend, una);
    const answers = await Promise.all(Array.from({ length: 10 }, () => expand(backend, una, sessionId)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [202, { ok: true, sessionId }]),
    );
    expect(await usedBy(backend, una)).toEqual({ stories: 1, expansions: 1, running: 1 });
    expect(await materialStore().list(sessionId)).toHaveLength(2);
  });

  it('that fails leaves the session as it was, says why, and gives back what it took [EDIT-24]', async () => {
    const flo = person('flo');
    const { sessionId, scene } = await lesson(backend, flo);
    await learnAll(flo, scene);
    const before = await sessionOf(backend, flo, sessionId);
    await expand(backend, flo, sessionId);
    const ref = await runningOf(backend, flo, sessionId);
    await writeNewScenes(ref);
    const at = new Date().toISOString();
    expect(await generationStore().fail(ref, 'busy', at)).toBe('done');
    expect(await generationStore().fail(ref, 'busy', at)).toBe('already');
    const { version, updated_at, ...kept } = before;
    expect(await sessionOf(backend, flo, sessionId)).toMatchObject({ ...kept, failure_reason: { code: 'busy' } });
    expect(await sidebarOf(backend, flo, sessionId)).toHaveLength(3);
    expect(await generationStore().writtenScenes(ref)).toEqual([]);
    expect(await usedBy(backend, flo)).toEqual({ stories: 1, expansions: 0, running: 0 });
  });

  it('is finished once, also when the step that does it runs again', async () => {
    const tea = person('tea');
    const { sessionId } = await lesson(backend, tea);
    await expand(backend, tea, sessionId);
    const ref = await runningOf(backend, tea, sessionId);
    await writeNewScenes(ref);
    expect(await Promise.all([finishExpansion(ref), finishExpansion(ref)])).toContain('done');
    expect(await finishExpansion(ref)).toBe('already');
    await writeNewScenes(ref);
    expect(await sessionOf(backend, tea, sessionId)).toMatchObject({
      generated_scene_count: 6,
      question_counts: { asked: 4, passed: 4 },
    });
  });

  it('that broke off while it was undone is undone when that is repeated', async () => {
    const uli = person('uli');
    const { sessionId } = await lesson(backend, uli);
    await expand(backend, uli, sessionId);
    const ref = await runningOf(backend, uli, sessionId);
    const at = new Date().toISOString();
    await generationStore().fail(ref, 'busy', at);
    // What a process leaves that is killed before it has taken its scenes away
    const [planned] = planOf(newScenes).scenes;
    await putStub(table(), { ...ref, userId: uli.userId }, planned!, 1);
    expect(await generationStore().fail(ref, 'busy', at)).toBe('already');
    const all = await listScenes(table(), { id: sessionId, scene_end: 120 }, { consistent: true });
    expect(all.map(({ order }) => order)).toEqual([1, 2, 3]);
  });

  it('a second time comes after the first', async () => {
    const gus = person('gus');
    const { sessionId } = await lesson(backend, gus);
    await expand(backend, gus, sessionId);
    const first = await runningOf(backend, gus, sessionId);
    await writeNewScenes(first);
    await finishExpansion(first);
    await expand(backend, gus, sessionId, 'Bark keeps the water in. Twigs grow in spring.');
    const second = await runningOf(backend, gus, sessionId);
    expect((await generationStore().current(second))?.spec.after).toBe(6);
  });
});

describe('adding content to a session whose first generation failed', () => {
  const failed = async (who: Identity, reason: FailureReason) => {
    const ref = await accepted(backend, who);
    await generationStore().fail(ref, reason, new Date().toISOString());
    expect((await expand(backend, who, ref.sessionId)).status).toBe(202);
    return generationStore().current(await runningOf(backend, who, ref.sessionId));
  };

  it('writes it from the beginning, with the material it had and the new [VIEW-29]', async () => {
    const ria = person('ria');
    const current = await failed(ria, 'unwritten');
    expect(current?.spec).toMatchObject({ genre: 'mystery', sceneTarget: 9, questionTarget: 7 });
    expect(current?.spec.after).toBeUndefined();
    expect(current?.materials.map(({ text }) => text)).toEqual([material, more]);
    expect(await usedBy(backend, ria)).toEqual({ stories: 1, expansions: 0, running: 1 });
  });
});

describe('expanding is refused', () => {
  it('without new material [EDIT-10]', async () => {
    const hal = person('hal');
    const { sessionId } = await lesson(backend, hal);
    const { status, error } = await expand(backend, hal, sessionId, ' \n ');
    expect([status, error.error]).toEqual([422, 'Please add some new material to expand the story']);
  });

  it('for a session that nothing was asked for yet, or that is being written', async () => {
    const ida = person('ida');
    const unasked = await newStory(backend, ida);
    expect((await expand(backend, ida, unasked)).error.code).toBe('not_written');
    const { sessionId } = await accepted(backend, ida);
    expect((await expand(backend, ida, sessionId)).error.code).toBe('already_generating');
  });

  it('for somebody else’s session [EDIT-09]', async () => {
    const [jim, kim] = [person('jim'), person('kim')];
    const { sessionId } = await lesson(backend, jim);
    expect((await expand(backend, kim, sessionId)).error.code).toBe('session_not_found');
  });

  it('over the sixth time of a month on Free, whatever asks at once [BILL-03]', async () => {
    const lea = person('lea');
    const { sessionId } = await lesson(backend, lea);
    for (const time of [1, 2, 3, 4, 5]) {
      expect((await expand(backend, lea, sessionId, `${more} Time ${time}.`)).status).toBe(202);
      const ref = await runningOf(backend, lea, sessionId);
      await generationStore().savePlan(ref, planOf([]), usage);
      await finishExpansion(ref);
    }
    const sixth = await Promise.all(
      ['a', 'b', 'c'].map((time) => expand(backend, lea, sessionId, `${more} Time ${time}.`)),
    );
    expect(sixth.map(({ error }) => error.code)).toEqual(['quota_exceeded', 'quota_exceeded', 'quota_exceeded']);
    expect(await usedBy(backend, lea)).toMatchObject({ expansions: 5, running: 0 });
    expect(await sessionOf(backend, lea, sessionId)).toMatchObject({ status: 'ready', failure_reason: null });
  });

  it('beyond 120 scenes', async () => {
    const mia = person('mia');
    const scenes = Array.from({ length: 118 }, (_, at) => ({ ...newScenes[0], order: at + 1 }));
    const { sessionId } = await lesson(backend, mia, scenes);
    expect((await expand(backend, mia, sessionId)).error.code).toBe('session_full');
  });
});

describe('expanding twice', () => {
  it('with the same request starts it once', async () => {
    const ned = person('ned');
    const { sessionId } = await lesson(backend, ned);
    const answers = [await expand(backend, ned, sessionId), await expand(backend, ned, sessionId)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await usedBy(backend, ned)).toMatchObject({ expansions: 1, running: 1 });
  });

  it('at the same time starts one', async () => {
    const ole = person('ole');
    const { sessionId } = await lesson(backend, ole);
    const asked = ['a', 'b', 'c'].map((which) => expand(backend, ole, sessionId, `${more} ${which}`));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(await usedBy(backend, ole)).toMatchObject({ expansions: 1, running: 1 });
  });
});
