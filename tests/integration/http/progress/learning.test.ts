import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generationStore, sessionStore, userStore } from '../../../../lambdas/runtime/container.ts';
import { logger } from '../../../../lambdas/runtime/logs/logger.ts';
import { type SceneId, type SessionId, sceneId } from '../../../../shared/model/id.ts';
import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../../harness.ts';
import { accepted, chapter, lesson, planOf, quiz, rightAnswers, threeScenes, usage } from '../../lesson.ts';
import { asking } from './asking.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const mark = (who: Identity, sceneId: SceneId, status: 'completed' | 'in_progress' = 'completed') =>
  backend.call('putProgress', who, { params: { sceneId }, body: { completion_status: status } });
const submit = (who: Identity | undefined, sceneId: SceneId, answers: { id: string; chosen: number }[], key?: string) =>
  backend.call('submitAnswers', who, { params: { sceneId }, body: { answers } }, key ? { key } : {});
const { read } = asking(() => backend);
const stats = async (who: Identity) => (await backend.call('getStats', who, { query: {} })).body;
const show = (sessionId: SessionId, visibility: Visibility) =>
  sessionStore().change(sessionId, (session) => session && { ...session, visibility });

const right = rightAnswers;
const half = [rightAnswers[0]!, { id: 'q2', chosen: 0 }];

describe('marking a scene complete', () => {
  it('completes it and records three minutes, once [PROG-07, PROG-08, PROG-02, PROG-05, PROG-06, PROG-25, PROG-35]', async () => {
    const jim = person('jim');
    const { sessionId, scene } = await lesson(backend, jim);
    const first = await mark(jim, scene(1));
    expect(first.body.entry).toEqual({
      user_id: jim.userId,
      scene_id: scene(1),
      completion_status: 'completed',
      mastery_score: null,
      latest_score: null,
      time_spent: 3,
      last_accessed: expect.any(String),
      scene: { type: 'chapter', story_session_id: sessionId },
    });
    expect((await mark(jim, scene(1))).body.entry.time_spent).toBe(3);
    expect(await stats(jim)).toMatchObject({ hoursLearned: 0.1 });
  });

  it('needs a scene whose type can be read, of a session that can [VIEW-34]', async () => {
    const [una, vic] = [person('una'), person('vic')];
    const { sessionId } = await lesson(backend, una);
    const absent = sceneId(sessionId, 99);
    const { status, error } = await mark(una, absent);
    expect([status, error.error]).toEqual([404, 'Failed to determine scene type']);
    expect((await submit(una, absent, right)).error.error).toBe('Failed to determine scene type');
    expect((await mark(vic, absent)).error.code).toBe('session_not_found');
  });

  it('is never undone by opening it again [PROG-11]', async () => {
    const kim = person('kim');
    const { scene } = await lesson(backend, kim);
    expect((await mark(kim, scene(1), 'in_progress')).body.entry.completion_status).toBe('in_progress');
    await mark(kim, scene(1));
    expect((await mark(kim, scene(1), 'in_progress')).body.entry.completion_status).toBe('completed');
  });

  it('moves the session to In Progress, on its card and its tab [SESS-42, DASH-06, SESS-21]', async () => {
    const lea = person('lea');
    const { sessionId, scene } = await lesson(backend, lea);
    const ids = async (tab: 'ready' | 'in-progress') =>
      (await backend.call('listSessions', lea, { query: { tab } })).body.items.map(({ id }) => id);
    expect([await ids('ready'), await ids('in-progress')]).toEqual([[sessionId], []]);
    await mark(lea, scene(1), 'in_progress');
    expect([await ids('ready'), await ids('in-progress')]).toEqual([[], [sessionId]]);
    await mark(lea, scene(1));
    expect(await read(lea, sessionId)).toMatchObject({
      learning_status: 'in-progress',
      progress_percentage: 33,
      scene_progress: 33,
      mastery_score: null,
    });
  });

  it('does not complete a quiz, nor a scene that is still being written', async () => {
    const mia = person('mia');
    const { scene } = await lesson(backend, mia);
    expect((await mark(mia, scene(3))).error.code).toBe('not_completable');
    const ref = await accepted(backend, mia);
    await generationStore().savePlan(ref, planOf(threeScenes), usage);
    const { body } = await backend.call('listScenes', mia, { params: { sessionId: ref.sessionId } });
    expect((await mark(mia, body.modules[0]!.scenes[0]!.id)).error.code).toBe('scene_not_written');
  });

  it('needs sign-in, and so does submitting a quiz [PROG-12]', async () => {
    const ned = person('ned');
    const { sessionId, scene } = await lesson(backend, ned);
    await show(sessionId, 'public');
    const answer = await submit(visitor, scene(3), right);
    expect([answer.status, answer.error.error]).toEqual([401, 'Not authenticated']);
  });
});

describe('submitting a quiz', () => {
  it('shows the latest attempt again, to nobody else, and no answers before there is one [QUIZ-27]', async () => {
    const [hal, ida] = [person('hal'), person('ida')];
    const { sessionId, scene } = await lesson(backend, hal);
    const attempts = async (who: Identity) =>
      (await backend.call('listAttempts', who, { params: { sessionId } })).body.attempts;
    expect(await attempts(hal)).toEqual([]);
    await submit(hal, scene(3), right);
    const { score, passed, questions } = (await submit(hal, scene(3), [...half, { id: 'q9', chosen: 1 }])).body;
    expect(await attempts(hal)).toEqual([{ scene_id: scene(3), score, passed, questions }]);
    await show(sessionId, 'public');
    expect(await attempts(ida)).toEqual([]);
  });

  it('grades on the server, whatever the score completes it, and records five minutes [PROG-09, PROG-10]', async () => {
    const ole = person('ole');
    const { scene } = await lesson(backend, ole);
    const { status, body } = await submit(ole, scene(3), half);
    expect(status).toBe(201);
    expect(body).toMatchObject({ score: 50, passed: false });
    expect(body.entry).toMatchObject({ completion_status: 'completed', mastery_score: 50, time_spent: 5 });
    expect(body.questions).toMatchObject([
      { correct: true, chosen: 0, correctAnswer: 0, evidence: { quote: 'smallest units of life' } },
      { correct: false, chosen: 0, correctAnswer: 1 },
    ]);
  });

  it('keeps the best score, shows the latest beside it, and adds up the time [PROG-04, PROG-14, QUIZ-27]', async () => {
    const pia = person('pia');
    const { scene } = await lesson(backend, pia);
    await submit(pia, scene(3), right);
    const { body } = await submit(pia, scene(3), half);
    expect(body.entry).toMatchObject({ mastery_score: 100, latest_score: 50, time_spent: 10 });
  });

  it('counts a repeated request once', async () => {
    const quy = person('quy');
    const { scene } = await lesson(backend, quy);
    const first = await submit(quy, scene(3), half, 'submitted-1');
    const second = await submit(quy, scene(3), half, 'submitted-1');
    expect(second).toEqual(first);
    expect((await submit(quy, scene(3), right, 'submitted-1')).error.code).toBe('key_reused');
  });

  it('is for quizzes only', async () => {
    const rob = person('rob');
    const { scene } = await lesson(backend, rob);
    expect((await submit(rob, scene(1), right)).error.code).toBe('not_gradable');
  });
});

describe('a session', () => {
  it('is completed by all scenes and a mastery of 80, in both its statuses [PROG-01, PROG-23, PROG-34, SESS-41]', async () => {
    const sue = person('sue');
    const { sessionId, scene } = await lesson(backend, sue);
    await mark(sue, scene(1));
    await mark(sue, scene(2));
    await submit(sue, scene(3), half);
    expect(await read(sue, sessionId)).toMatchObject({ learning_status: 'in-progress', mastery_score: 50 });
    expect(await stats(sue)).toMatchObject({ completedStories: 0 });
    await submit(sue, scene(3), right);
    expect(await read(sue, sessionId)).toMatchObject({
      learning_status: 'completed',
      status: 'completed',
      progress_percentage: 100,
      mastery_score: 100,
    });
    expect(await stats(sue)).toMatchObject({ totalSessions: 1, hoursLearned: 0.3, completedStories: 1 });
    const { body } = await backend.call('listSessions', sue, { query: { tab: 'completed' } });
    expect(body.items.map(({ id }) => id)).toEqual([sessionId]);
  });

  it('answers its progress: entries, part of scenes, mastery as a part of one [PROG-15, PROG-16, PROG-19, PROG-20, PROG-21]', async () => {
    const tom = person('tom');
    const { sessionId, scene } = await lesson(backend, tom);
    await mark(tom, scene(2));
    await submit(tom, scene(3), half);
    const { body } = await backend.call('getProgress', tom, { params: { sessionId } });
    expect(body.entries.map(({ scene_id: id, scene: of }) => [id, of.type])).toEqual([
      [scene(2), 'chapter'],
      [scene(3), 'quiz'],
    ]);
    expect(body.session).toEqual({ score: 67, mastery: 0.5, learning_status: 'in-progress', last_scene: scene(3) });
  });

  it('keeps what another reader learns apart from its author’s standing [PROG-13]', async () => {
    const [una, vic] = [person('una'), person('vic')];
    const { sessionId, scene } = await lesson(backend, una);
    await show(sessionId, 'community');
    const { body } = await mark(vic, scene(1));
    expect(body.session).toMatchObject({ score: 33, learning_status: 'in-progress' });
    expect(await read(una, sessionId)).toMatchObject({ learning_status: 'ready', progress_percentage: 0 });
    expect(await stats(vic)).toMatchObject({ totalSessions: 0, hoursLearned: 0.1 });
    expect((await backend.call('getProgress', una, { params: { sessionId } })).body.entries).toEqual([]);
  });

  it('loses no scene when many are marked at the same time', async () => {
    const wil = person('wil');
    const scenes = Array.from({ length: 3 }, (_, at) => chapter(at + 1));
    const { sessionId, scene } = await lesson(backend, wil, scenes);
    const answers = await Promise.all([1, 2, 3].map((order) => mark(wil, scene(order))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(wil, sessionId)).toMatchObject({ learning_status: 'completed', progress_percentage: 100 });
    expect(await stats(wil)).toMatchObject({ completedStories: 1, hoursLearned: 0.2 });
  });

  it('without a quiz is complete when all its scenes are [PROG-32]', async () => {
    const xan = person('xan');
    const { sessionId, scene } = await lesson(backend, xan, [chapter(1)]);
    await mark(xan, scene(1));
    expect((await read(xan, sessionId)).learning_status).toBe('completed');
  });
});

describe('the figures', () => {
  it('are zeros when reading them fails, which is logged [PROG-27]', async () => {
    vi.spyOn(userStore(), 'figures').mockRejectedValueOnce(new Error('no table'));
    const logged = vi.spyOn(logger, 'error').mockReturnValue();
    expect(await stats(person('xia'))).toEqual({
      totalSessions: 0,
      hoursLearned: 0,
      completedStories: 0,
      tags: [],
    });
    expect(logged).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('are of one mode or of all [PROG-22]', async () => {
    const yan = person('yan');
    const { scene } = await lesson(backend, yan, [quiz(1)]);
    await submit(yan, scene(1), right);
    await backend.call('createSession', yan, { body: { mode: 'traditional' } });
    const of = async (mode: 'custom' | 'traditional') =>
      (await backend.call('getStats', yan, { query: { mode } })).body;
    expect(await of('custom')).toMatchObject({ totalSessions: 1, hoursLearned: 0.1, completedStories: 1 });
    expect(await of('traditional')).toMatchObject({ totalSessions: 1, hoursLearned: 0, completedStories: 0 });
    expect(await stats(yan)).toMatchObject({ totalSessions: 2, hoursLearned: 0.1, completedStories: 1 });
  });
});
