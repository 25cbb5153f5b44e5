import { StopExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generationStore, materialStore } from '../../../../lambdas/runtime/container.ts';
import { expand, finishExpansion, runningOf, sessionOf, sidebarOf, usedBy, writeNewScenes } from '../../expansion.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { accepted, chapter, finishAt, lesson, material, newStory, planOf, threeScenes, usage } from '../../lesson.ts';
import { refusedFor } from '../progress/asking.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

type SessionId = Parameters<typeof sessionOf>[2];

const cancel = (who: Identity, sessionId: SessionId) =>
  backend.call('cancelGeneration', who, { params: { sessionId } });
const retry = (who: Identity, sessionId: SessionId) => backend.call('retryGeneration', who, { params: { sessionId } });
const stopped = (): string[] =>
  backend.workflow.commandCalls(StopExecutionCommand).map(({ args }) => args[0].input.executionArn ?? '');
const generate = (who: Identity, sessionId: SessionId) =>
  backend.call('generateStory', who, {
    body: { sessionId, content: material, genre: 'mystery', authorInspiration: 'doyle' },
  });
const fail = async (who: Identity, sessionId: SessionId) =>
  generationStore().fail(await runningOf(backend, who, sessionId), 'unknown', new Date().toISOString());

describe('cancelling a first generation', () => {
  it('leaves a draft that says so, stops the workflow and gives back what was taken [SESS-34]', async () => {
    const ann = person('ann');
    const ref = await accepted(backend, ann);
    await generationStore().savePlan(ref, planOf(threeScenes), usage);
    await generationStore().writeScene(ref, chapter(1), usage);
    const { status, body } = await cancel(ann, ref.sessionId);
    expect([status, body.status, body.failure_reason]).toEqual([200, 'draft', { code: 'cancelled' }]);
    expect(stopped()).toContain(`arn:aws:states:eu-central-1:000000000000:execution:write:${ref.generationId}`);
    expect(await usedBy(backend, ann)).toEqual({ stories: 0, expansions: 0, running: 0 });
    expect(await sidebarOf(backend, ann, ref.sessionId)).toEqual([]);
    expect(await materialStore().list(ref.sessionId)).toHaveLength(1);
  });

  it('leaves its steps nothing to write for, so that none asks the model', async () => {
    const bea = person('bea');
    const ref = await accepted(backend, bea);
    await generationStore().savePlan(ref, planOf(threeScenes), usage);
    await cancel(bea, ref.sessionId);
    expect(await generationStore().current(ref)).toBeUndefined();
    expect(await generationStore().writeScene(ref, chapter(1), usage)).toBe('stale');
    expect(await generationStore().finish(ref, finishAt(Date.now()))).toBe('stale');
    expect((await sessionOf(backend, bea, ref.sessionId)).status).toBe('draft');
  });

  it('twice cancels it once, and the workflow’s own end changes nothing', async () => {
    const cal = person('cal');
    const ref = await accepted(backend, cal);
    const answers = await Promise.all([cancel(cal, ref.sessionId), cancel(cal, ref.sessionId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await cancel(cal, ref.sessionId)).body.failure_reason).toEqual({ code: 'cancelled' });
    expect(await generationStore().fail(ref, 'stopped', new Date().toISOString())).toBe('already');
    expect((await sessionOf(backend, cal, ref.sessionId)).failure_reason).toEqual({ code: 'cancelled' });
  });

  it('is refused when nothing is being generated, and to everybody but its author', async () => {
    const [dan, eli] = [person('dan'), person('eli')];
    const { sessionId } = await lesson(backend, dan);
    expect((await cancel(dan, sessionId)).error.code).toBe('not_generating');
    expect((await cancel(eli, sessionId)).error.code).toBe('session_not_found');
  });

  it('works although the workflow cannot be reached', async () => {
    const flo = person('flo');
    const ref = await accepted(backend, flo);
    backend.workflow.on(StopExecutionCommand).rejectsOnce(new Error('out of order'));
    expect((await cancel(flo, ref.sessionId)).status).toBe(200);
  });
});

it('cancelling an expansion takes away its scenes and nothing else [EDIT-24]', async () => {
  const gus = person('gus');
  const { sessionId } = await lesson(backend, gus);
  await expand(backend, gus, sessionId);
  const ref = await runningOf(backend, gus, sessionId);
  await writeNewScenes(ref);
  const { body } = await cancel(gus, sessionId);
  expect(body).toMatchObject({ status: 'ready', failure_reason: { code: 'cancelled' }, generated_scene_count: 3 });
  expect(await generationStore().writtenScenes(ref)).toEqual([]);
  expect(await sidebarOf(backend, gus, sessionId)).toHaveLength(3);
  expect(await usedBy(backend, gus)).toEqual({ stories: 1, expansions: 0, running: 0 });
});

describe('trying again', () => {
  it('starts a new generation from the same contract and material [SESS-34]', async () => {
    const hal = person('hal');
    const first = await accepted(backend, hal);
    const before = await generationStore().current(first);
    await fail(hal, first.sessionId);
    expect((await retry(hal, first.sessionId)).status).toBe(202);
    const second = await runningOf(backend, hal, first.sessionId);
    expect(second.generationId).not.toBe(first.generationId);
    const after = await generationStore().current(second);
    expect([after?.spec, after?.materials]).toEqual([before?.spec, before?.materials]);
    expect(await sessionOf(backend, hal, first.sessionId)).toMatchObject({
      status: 'generating',
      failure_reason: null,
    });
    expect(await usedBy(backend, hal)).toEqual({ stories: 1, expansions: 0, running: 1 });
  });

  it('works after a cancellation', async () => {
    const ida = person('ida');
    const { sessionId } = await accepted(backend, ida);
    await cancel(ida, sessionId);
    expect((await retry(ida, sessionId)).status).toBe(202);
  });

  it('works after a refusal, with the material that came with it', async () => {
    const jim = person('jim');
    const running = await accepted(backend, jim);
    const sessionId = await newStory(backend, jim);
    expect((await generate(jim, sessionId)).error.code).toBe('running_limit');
    expect(await sessionOf(backend, jim, sessionId)).toMatchObject(refusedFor('running_limit'));
    expect((await retry(jim, sessionId)).error.code).toBe('running_limit');
    await fail(jim, running.sessionId);
    expect((await retry(jim, sessionId)).status).toBe(202);
    const current = await generationStore().current(await runningOf(backend, jim, sessionId));
    expect(current?.materials.map(({ text }) => text)).toEqual([material]);
  });

  it('adds what an expansion that failed would have added', async () => {
    const kim = person('kim');
    const { sessionId } = await lesson(backend, kim);
    await expand(backend, kim, sessionId);
    await fail(kim, sessionId);
    expect((await retry(kim, sessionId)).status).toBe(202);
    const ref = await runningOf(backend, kim, sessionId);
    expect((await sessionOf(backend, kim, sessionId)).status).toBe('ready');
    await writeNewScenes(ref);
    await finishExpansion(ref);
    expect(await sidebarOf(backend, kim, sessionId)).toHaveLength(6);
    expect(await usedBy(backend, kim)).toEqual({ stories: 1, expansions: 1, running: 0 });
  });

  it('twice at once starts it once', async () => {
    const lea = person('lea');
    const { sessionId } = await accepted(backend, lea);
    await fail(lea, sessionId);
    const answers = await Promise.all([retry(lea, sessionId), retry(lea, sessionId), retry(lea, sessionId)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await usedBy(backend, lea)).toMatchObject({ stories: 1, running: 1 });
  });

  it('of two sessions at once starts one, where one may run [GEN-04]', async () => {
    const mia = person('mia');
    const sessions: SessionId[] = [];
    for (const _ of [1, 2, 3]) {
      const { sessionId } = await accepted(backend, mia);
      await fail(mia, sessionId);
      sessions.push(sessionId);
    }
    const answers = await Promise.all(sessions.map((id) => retry(mia, id)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(await usedBy(backend, mia)).toMatchObject({ stories: 1, running: 1 });
  });

  it('is refused where nothing failed, where nothing was asked for, and to everybody else', async () => {
    const [ned, ole] = [person('ned'), person('ole')];
    const { sessionId } = await lesson(backend, ned);
    expect((await retry(ned, sessionId)).error.code).toBe('already_written');
    expect((await retry(ned, await newStory(backend, ned))).error.code).toBe('nothing_to_retry');
    expect((await retry(ole, sessionId)).error.code).toBe('session_not_found');
  });
});
