import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser } from '../../../../lambdas/domain/user/user.ts';
import { generationStore, sessionStore, userStore } from '../../../../lambdas/runtime/container.ts';
import { type SceneId, type SessionId, sceneId } from '../../../../shared/model/id.ts';
import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../../harness.ts';
import {
  accepted,
  chapter,
  finishAt,
  lesson,
  newStory,
  planOf,
  quiz,
  rightAnswers,
  threeScenes,
  usage,
} from '../../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const show = (sessionId: SessionId, visibility: Visibility) =>
  sessionStore().change(sessionId, (session) => session && { ...session, visibility });

describe('reading a lesson', () => {
  it('gives the scenes in one order, in one module, each with all its fields [SESS-23, SESS-24, SESS-74, GEN-63]', async () => {
    const ann = person('ann');
    const { sessionId, scene } = await lesson(backend, ann);
    const { body } = await backend.call('listScenes', ann, { params: { sessionId } });
    expect(body.modules.map(({ story_session_id: of, order_index: at }) => [of, at])).toEqual([[sessionId, 1]]);
    expect(body.modules[0]?.scenes.map(({ order_index: order }) => order)).toEqual([1, 2, 3]);
    expect(body.modules[0]?.scenes[0]).toMatchObject({
      id: scene(1),
      type: 'chapter',
      title: 'Chapter 1',
      content: expect.stringContaining('smallest units of life'),
      estimated_duration: 1,
      state: 'written',
    });
  });

  it('keeps the answers of a quiz back until it is submitted [QUIZ-01]', async () => {
    const bea = person('bea');
    const { sessionId, scene } = await lesson(backend, bea);
    const all = await backend.call('listScenes', bea, { params: { sessionId } });
    const one = await backend.call('getScene', bea, { params: { sceneId: scene(3) } });
    for (const { body } of [all, one]) {
      expect(JSON.stringify(body)).not.toMatch(/correctAnswer|explanation|evidence/);
    }
    expect(one.body.quiz?.questions[0]).toMatchObject({ options: ['The smallest unit of life', 'A rock'] });
    expect(one.body.sources).toEqual([]);
  });

  it('answers the type of a scene [SESS-75]', async () => {
    const cal = person('cal');
    const { scene } = await lesson(backend, cal);
    const typeOf = async (sceneId: SceneId) =>
      (await backend.call('getSceneType', cal, { params: { sceneId } })).body.type;
    expect([await typeOf(scene(1)), await typeOf(scene(3))]).toEqual(['chapter', 'quiz']);
    expect((await backend.call('getSceneType', cal, { params: { sceneId: scene(9) } })).status).toBe(404);
  });

  it('is for members when it is shown to the community, and for everybody when public [SESS-53, SESS-55]', async () => {
    const [dan, eli] = [person('dan'), person('eli')];
    const { sessionId, scene } = await lesson(backend, dan);
    const reads = async (who: Identity | undefined) =>
      (await backend.call('getScene', who, { params: { sceneId: scene(1) } })).status;
    expect([await reads(eli), await reads(visitor)]).toEqual([404, 404]);
    await show(sessionId, 'community');
    expect([await reads(eli), await reads(visitor)]).toEqual([200, 404]);
    await show(sessionId, 'public');
    expect([await reads(eli), await reads(visitor)]).toEqual([200, 200]);
  });

  it('shows others neither how far its author is nor the material [SESS-07]', async () => {
    const [flo, gus] = [person('flo'), person('gus')];
    const { sessionId, scene } = await lesson(backend, flo);
    await backend.call('putProgress', flo, { params: { sceneId: scene(1) }, body: { completion_status: 'completed' } });
    await show(sessionId, 'public');
    expect((await backend.call('getSession', gus, { params: { sessionId } })).body).toMatchObject({
      learning_status: null,
      progress_percentage: 0,
      is_public: true,
    });
    expect((await backend.call('listMaterials', gus, { params: { sessionId } })).status).toBe(404);
    const attach = { params: { sessionId }, body: { kind: 'text' as const, content: 'mine' } };
    expect((await backend.call('createMaterial', gus, attach)).status).toBe(404);
  });

  it('is closed to an owner of the site too, and to an admin [SESS-61]', async () => {
    const [jim, kim] = [person('jim'), person('kim')];
    const { sessionId } = await lesson(backend, jim);
    const staff = newUser(kim.userId, 'kim@example.com', 'Kim', new Date().toISOString());
    await userStore().signUp({ ...staff, role: 'owner' });
    expect((await backend.call('getSession', kim, { params: { sessionId } })).status).toBe(404);
    expect((await backend.call('listMaterials', kim, { params: { sessionId } })).status).toBe(404);
  });

  it('opens for nobody but its author once moderation hides it, and for nobody from the bin', async () => {
    const [hal, ida] = [person('hal'), person('ida')];
    const { sessionId } = await lesson(backend, hal);
    const status = async (who: Identity, of: 'getSession' | 'listScenes') =>
      (await backend.call(of, who, { params: { sessionId } })).status;
    await sessionStore().change(sessionId, (stored) => stored && { ...stored, visibility: 'public', hidden: true });
    expect([await status(ida, 'getSession'), await status(hal, 'getSession')]).toEqual([404, 200]);
    const deleted_at = new Date().toISOString();
    await sessionStore().change(sessionId, (stored) => stored && { ...stored, hidden: false, deleted_at });
    expect([await status(ida, 'getSession'), await status(hal, 'getSession')]).toEqual([404, 200]);
    expect(await status(hal, 'listScenes')).toBe(404);
    await sessionStore().change(sessionId, (stored) => stored && { ...stored, expires_at: 1 });
    expect(await status(hal, 'getSession')).toBe(404);
  });
});

describe('what belongs to a session', () => {
  it('takes pasted text and lists it newest first [SESS-26, SESS-76, ANCH-29]', async () => {
    const zoe = person('zoe');
    const sessionId = await newStory(backend, zoe);
    const attach = (content: string, key?: string) =>
      backend.call(
        'createMaterial',
        zoe,
        { params: { sessionId }, body: { kind: 'text', content } },
        key ? { key } : {},
      );
    const { status, body } = await attach('The first', 'attach-once');
    expect(status).toBe(201);
    expect((await attach('The first', 'attach-once')).body.id).toBe(body.id);
    await attach('The second');
    const list = (await backend.call('listMaterials', zoe, { params: { sessionId } })).body.items;
    expect(list.map(({ session_id: of, kind, content }) => [of, kind, content])).toEqual([
      [sessionId, 'text', 'The second'],
      [sessionId, 'text', 'The first'],
    ]);
  });

  it('keeps what was asked for, its preview at most 4000 characters [SESS-27, SESS-28, SESS-29]', async () => {
    const abe = person('abe');
    const sessionId = await newStory(backend, abe);
    const snapshot = (contentPreview: string) => ({
      mode: 'custom' as const,
      lessonStyle: null,
      targetAudience: 'college' as const,
      difficultyLevel: 'beginner' as const,
      estimatedDuration: 30,
      assessmentConfig: null,
      autoSelectCategory: false,
      category: null,
      subcategory: null,
      title: '',
      contentPreview,
      hasFile: false,
      additionalContext: '',
      scenePlan: { range: '8-9', target: 9 },
      assessmentResolved: null,
    });
    const keep = (contentPreview: string) =>
      backend.call('createPromptInput', abe, {
        params: { sessionId },
        body: { input_snapshot: snapshot(contentPreview) },
      });
    expect((await keep('x'.repeat(4_000))).status).toBe(201);
    expect((await keep('x'.repeat(4_001))).status).toBe(400);
    const { body } = await backend.call('listPromptInputs', abe, { params: { sessionId } });
    expect(body.items).toEqual([
      expect.objectContaining({
        session_id: sessionId,
        phase: 'extract',
        status: 'pending',
        input_snapshot: snapshot('x'.repeat(4_000)),
      }),
    ]);
  });
});

describe('a scene that was given up', () => {
  it('is still to come while its lesson is written, then no part of it in any count [SESS-23, PROG-17, PROG-01]', async () => {
    const uma = person('uma');
    const ref = await accepted(backend, uma);
    const { sessionId } = ref;
    const store = generationStore();
    await store.savePlan(ref, planOf([...threeScenes, quiz(4)]), usage);
    for (const scene of [chapter(1), quiz(3), quiz(4)]) await store.writeScene(ref, scene, usage);
    await store.failScene(ref, 2, usage);
    const listed = async () =>
      (await backend.call('listScenes', uma, { params: { sessionId } })).body.modules.flatMap(({ scenes }) =>
        scenes.map(({ order_index, state }) => [order_index, state]),
      );
    expect(await listed()).toEqual([
      [1, 'written'],
      [2, 'stub'],
      [3, 'written'],
      [4, 'written'],
    ]);
    const submit = (order: number) =>
      backend.call('submitAnswers', uma, {
        params: { sceneId: sceneId(sessionId, order) },
        body: { answers: rightAnswers },
      });
    await submit(3);
    await submit(4);
    // The first quiz joins the second
    await store.failScene(ref, 3, usage);
    await store.finish(ref, finishAt(Date.now()));
    expect(await listed()).toEqual([
      [1, 'written'],
      [4, 'written'],
    ]);
    const { body } = await backend.call('getSession', uma, { params: { sessionId } });
    expect(body).toMatchObject({ generated_scene_count: 2, scene_progress: 50, learning_status: 'in-progress' });
    // Where one left off is the second scene of the two that there are
    const { body: shelf } = await backend.call('listSessions', uma, { query: {} });
    expect(shelf.items[0]).toMatchObject({ learning_status: 'in-progress', left_off: 2 });
    expect(body.generated_minutes).toBe(finishAt(0).minutes);
    const gone = await backend.call('getScene', uma, { params: { sceneId: sceneId(sessionId, 2) } });
    expect(gone.status).toBe(404);
    const { body: marked } = await backend.call('putProgress', uma, {
      params: { sceneId: sceneId(sessionId, 1) },
      body: { completion_status: 'completed' },
    });
    expect(marked.session).toMatchObject({ score: 100, learning_status: 'completed' });
  });
});
