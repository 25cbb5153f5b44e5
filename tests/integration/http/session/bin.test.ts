import { StopExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionStore } from '../../../../lambdas/runtime/container.ts';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../../harness.ts';
import { accepted, lesson, rightAnswers } from '../../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const make = async (who: Identity, mode: Mode, title = 'A title'): Promise<SessionId> =>
  (await backend.call('createSession', who, { body: { mode, title } })).body.id;
const at = (sessionId: SessionId) => ({ params: { sessionId } });
const remove = (who: Identity, id: SessionId) => backend.call('deleteSession', who, at(id));
const restore = (who: Identity, id: SessionId) => backend.call('restoreSession', who, at(id));
const purge = (who: Identity, id: SessionId) => backend.call('purgeSession', who, at(id));
const inBin = async (who: Identity, mode: Mode) =>
  (await backend.call('listDeletedSessions', who, { query: { mode } })).body.items;
const listed = async (who: Identity, mode: Mode) =>
  (await backend.call('listSessions', who, { query: { mode } })).body.items.map(({ id }) => id);
const stats = async (who: Identity) => (await backend.call('getStats', who, { query: {} })).body;

describe('deleting a session', () => {
  it('says when and by whom, and moves it from its list to the bin [SESS-43, SESS-62, SESS-64]', async () => {
    const ann = person('ann');
    const id = await make(ann, 'traditional', 'Budgets');
    const { status, body } = await remove(ann, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, deleted_at: expect.any(String), deleted_by: ann.userId });
    expect(await listed(ann, 'traditional')).toEqual([]);
    expect(await inBin(ann, 'traditional')).toEqual([
      {
        id,
        title: 'Budgets',
        mode: 'traditional',
        created_at: body.created_at,
        updated_at: body.updated_at,
        deleted_at: body.deleted_at,
        estimated_duration: body.estimated_duration,
      },
    ]);
  });

  it('takes it out of the figures, the tags and the tabs, and back [SESS-72, PROG-22, PROG-23]', async () => {
    const bea = person('bea');
    const { sessionId, scene } = await lesson(backend, bea);
    for (const order of [1, 2])
      await backend.call('putProgress', bea, {
        params: { sceneId: scene(order) },
        body: { completion_status: 'completed' },
      });
    await backend.call('submitAnswers', bea, { params: { sceneId: scene(3) }, body: { answers: rightAnswers } });
    const before = await stats(bea);
    expect(before).toMatchObject({ totalSessions: 1, completedStories: 1, tags: [{ slug: 'analogy', count: 1 }] });
    await remove(bea, sessionId);
    expect(await stats(bea)).toEqual({ ...before, totalSessions: 0, completedStories: 0, tags: [] });
    expect((await backend.call('countSessions', bea, {})).body.count).toBe(0);
    const tab = await backend.call('listSessions', bea, { query: { mode: 'custom', tab: 'completed' } });
    expect(tab.body.items).toEqual([]);
    await restore(bea, sessionId);
    expect(await stats(bea)).toEqual(before);
  });

  it('twice, or of one that is somebody else’s, finds nothing [SESS-07, SESS-71]', async () => {
    const [cal, dan] = [person('cal'), person('dan')];
    const id = await make(cal, 'custom');
    expect((await remove(dan, id)).error.code).toBe('session_not_found');
    expect((await remove(cal, id)).status).toBe(200);
    expect((await remove(cal, id)).error.code).toBe('session_not_found');
    for (const ask of [restore, purge]) expect((await ask(dan, id)).error.code).toBe('session_not_found');
    expect(await inBin(cal, 'custom')).toHaveLength(1);
    expect((await stats(cal)).totalSessions).toBe(0);
  });

  it('ends what is being written for it: workflow, running place and quota', async () => {
    const eva = person('eva');
    const ref = await accepted(backend, eva);
    const { body } = await remove(eva, ref.sessionId);
    expect(body).toMatchObject({ status: 'draft', generation: null, deleted_by: eva.userId });
    const stopped = backend.workflow.commandCalls(StopExecutionCommand).map(({ args }) => args[0].input.executionArn);
    expect(stopped).toContain(`arn:aws:states:eu-central-1:000000000000:execution:write:${ref.generationId}`);
    const { body: usage } = await backend.call('getUsage', eva, {});
    expect([usage.running.used, usage.stories.used]).toEqual([0, 0]);
    expect((await stats(eva)).totalSessions).toBe(0);
    expect((await accepted(backend, eva)).sessionId).not.toBe(ref.sessionId);
  });

  it('hides its scenes and its place from learning, not that it lies in the bin [VIEW-31]', async () => {
    const flo = person('flo');
    const { sessionId, scene } = await lesson(backend, flo);
    await remove(flo, sessionId);
    expect((await backend.call('getSession', flo, at(sessionId))).body.deleted_at).not.toBeNull();
    expect((await backend.call('listScenes', flo, at(sessionId))).status).toBe(404);
    const done = { params: { sceneId: scene(1) }, body: { completion_status: 'completed' as const } };
    expect((await backend.call('putProgress', flo, done)).status).toBe(404);
    expect((await backend.call('updateSession', flo, { ...at(sessionId), body: { title: 'x' } })).status).toBe(404);
  });

  it('needs sign-in [SESS-59, SESS-60]', async () => {
    const id = await make(person('gil'), 'custom');
    for (const name of ['deleteSession', 'restoreSession', 'purgeSession'] as const) {
      const { status, error } = await backend.call(name, visitor, at(id));
      expect([status, error.error]).toEqual([401, 'Not authenticated']);
    }
  });
});

describe('deleting several', () => {
  it('bins the caller’s own and leaves the others out of the answer [SESS-66]', async () => {
    const [hal, ida] = [person('hal'), person('ida')];
    const mine = [await make(hal, 'custom'), await make(hal, 'anchor')];
    const theirs = await make(ida, 'custom');
    const { status, body } = await backend.call('deleteSessions', hal, {
      body: { ids: [mine[0]!, theirs, mine[1]!, mine[0]!] },
    });
    expect([status, body]).toEqual([200, { deleted: mine }]);
    expect(await listed(ida, 'custom')).toEqual([theirs]);
    expect(await inBin(ida, 'custom')).toEqual([]);
  });

  it('at the same time counts each of them once', async () => {
    const jan = person('jan');
    const ids: SessionId[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await make(jan, 'custom'));
    const ask = () => backend.call('deleteSessions', jan, { body: { ids } });
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.flatMap(({ body }) => body.deleted).sort()).toEqual(ids.sort());
    expect((await stats(jan)).totalSessions).toBe(0);
  });
});

describe('the bin', () => {
  it('is one for each mode, newest deleted first, page by page [SESS-64, SESS-65]', async () => {
    const kim = person('kim');
    const ids: SessionId[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await make(kim, 'anchor'));
    const other = await make(kim, 'custom');
    const order = [ids[2]!, ids[0]!, ids[4]!, ids[1]!, ids[3]!];
    for (const id of [...order, other]) await remove(kim, id);
    const seen: SessionId[] = [];
    let cursor: string | undefined;
    do {
      const query = { mode: 'anchor' as const, limit: 2, cursor };
      const { body } = await backend.call('listDeletedSessions', kim, { query });
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(order.toReversed());
    expect((await inBin(kim, 'custom')).map(({ id }) => id)).toEqual([other]);
  });

  it('knows how many lie in it [DASH-09, DASH-10]', async () => {
    const lea = person('lea');
    const count = async (mode: Mode) =>
      (await backend.call('countDeletedSessions', lea, { query: { mode } })).body.count;
    expect(await count('custom')).toBe(0);
    await remove(lea, await make(lea, 'custom'));
    await remove(lea, await make(lea, 'custom'));
    expect([await count('custom'), await count('traditional')]).toEqual([2, 0]);
  });
});

describe('restoring', () => {
  it('clears both marks and puts it back into its list, where it stood [SESS-44]', async () => {
    const mia = person('mia');
    const first = await make(mia, 'custom');
    const second = await make(mia, 'custom');
    await remove(mia, first);
    const { status, body } = await restore(mia, first);
    expect(status).toBe(200);
    expect(body).toMatchObject({ deleted_at: null, deleted_by: null });
    expect(await listed(mia, 'custom')).toEqual([second, first]);
    expect(await inBin(mia, 'custom')).toEqual([]);
    expect((await restore(mia, first)).error.code).toBe('session_not_found');
  });

  it('leaves private what others could read before', async () => {
    const [ned, ola] = [person('ned'), person('ola')];
    const { sessionId } = await lesson(backend, ned);
    await sessionStore().change(sessionId, (session) => session && { ...session, visibility: 'public' });
    expect((await backend.call('getSession', ola, at(sessionId))).status).toBe(200);
    await remove(ned, sessionId);
    expect((await backend.call('getSession', ola, at(sessionId))).status).toBe(404);
    expect((await restore(ned, sessionId)).body).toMatchObject({ visibility: 'private', is_public: false });
    expect((await backend.call('getSession', ola, at(sessionId))).status).toBe(404);
  });
});

describe('deleting for ever', () => {
  it('removes the row, and only out of the bin [SESS-45]', async () => {
    const pia = person('pia');
    const id = await make(pia, 'custom');
    expect((await purge(pia, id)).error.code).toBe('session_not_found');
    await remove(pia, id);
    expect((await purge(pia, id)).body).toEqual({ ok: true });
    expect(await sessionStore().find(id)).toBeUndefined();
    expect(await inBin(pia, 'custom')).toEqual([]);
    expect((await purge(pia, id)).error.code).toBe('session_not_found');
  });
});
