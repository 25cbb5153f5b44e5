import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WrittenScene } from '../../../../lambdas/domain/scene/written-scene.ts';
import { sessionStore } from '../../../../lambdas/runtime/container.ts';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Input } from '../../../../shared/contract/endpoint.ts';
import type { SceneId } from '../../../../shared/model/id.ts';
import type { OwnView } from '../../../../shared/model/learning/question.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { chapter, lesson, quiz, rightAnswers } from '../../lesson.ts';
import { asking } from './asking.ts';

let backend: Backend;
const topics = process.env['MODEL_TOPICS'];
beforeAll(async () => {
  // Without a model: open answers are compared by their learner.
  process.env['MODEL_TOPICS'] = 'preset';
  backend = await startBackend();
});
afterAll(async () => {
  await backend.close();
  if (topics === undefined) delete process.env['MODEL_TOPICS'];
  else process.env['MODEL_TOPICS'] = topics;
});

const evidence = { chunk: 'c1', heading: 'Cells', quote: 'Each cell has a membrane.', start: 37, end: 62 };

/** Two option questions, then an open one with two key points. */
const assessment = (order: number): WrittenScene => {
  const { quiz: options, keys, ...scene } = quiz(order);
  return {
    ...scene,
    type: 'assessment',
    quiz: options && {
      ...options,
      questions: [
        ...options.questions,
        { id: 'q3', kind: 'case_study', question: 'What do you find in it?', scenario: 'You look at some tissue.' },
      ],
    },
    keys: [
      ...keys,
      {
        id: 'q3',
        modelAnswer: 'Secretmodel: every cell has a membrane around it.',
        points: [
          { text: 'Each cell has a membrane.', evidence },
          { text: 'Cells are the smallest units of life.', evidence },
        ],
      },
    ],
  };
};
const scenes = [chapter(1), assessment(2)];

type Answers = Input<Contract['submitAnswers']>['body']['answers'];

const submit = (who: Identity, sceneId: SceneId, answers: Answers, key?: string) =>
  backend.call('submitAnswers', who, { params: { sceneId }, body: { answers } }, key ? { key } : {});
const dispute = (who: Identity, sceneId: SceneId, questionId: string, withdraw = false) =>
  backend.call('disputeQuestion', who, {
    params: { sceneId },
    body: { questionId, reason: 'Never taught.', withdraw },
  });
const view = (who: Identity, sceneId: SceneId, questionId: string, kept: OwnView | null) =>
  backend.call('keepView', who, { params: { sceneId }, body: { questionId, view: kept } });
const compare = (who: Identity, sceneId: SceneId, questionId: string, found: number[]) =>
  backend.call('compareAnswer', who, { params: { sceneId }, body: { questionId, found } });
const { read } = asking(() => backend);

describe('an assessment', () => {
  it('keeps every answer back until it is submitted [QUIZ-26]', async () => {
    const ann = person('aass');
    const { sessionId, scene } = await lesson(backend, ann, scenes);
    const answers = [
      await backend.call('listScenes', ann, { params: { sessionId } }),
      await backend.call('getScene', ann, { params: { sceneId: scene(2) } }),
      await backend.call('getSession', ann, { params: { sessionId } }),
      await backend.call('getProgress', ann, { params: { sessionId } }),
    ];
    for (const { body } of answers)
      expect(JSON.stringify(body)).not.toMatch(/Secretmodel|correctAnswer|modelAnswer|points|explanation|evidence/);
  });

  it('counts open answers beside the others, as a quiz in every rule [QUIZ-26, VIEW-16, PROG-09]', async () => {
    const bob = person('bass');
    const { sessionId, scene } = await lesson(backend, bob, scenes);
    const text = 'A thin skin wraps every one of them.';
    const { body } = await submit(bob, scene(2), [...rightAnswers, { id: 'q3', text }]);
    expect(body).toMatchObject({ score: null, passed: false });
    expect(body.questions[2]).toMatchObject({
      answer: text,
      modelAnswer: expect.stringContaining('Secretmodel'),
      points: [{ found: false, evidence }, { found: false }],
      judge: 'learner',
      score: null,
      view: null,
    });
    expect(body.entry).toMatchObject({ completion_status: 'completed', mastery_score: null });
    const said = await compare(bob, scene(2), 'q3', [0, 0, 7]);
    expect(said.body).toMatchObject({ score: 83, passed: true, entry: { mastery_score: 83 } });
    const { attempts } = (await backend.call('listAttempts', bob, { params: { sessionId } })).body;
    expect(attempts[0]?.questions[2]).toMatchObject({ judge: 'learner', score: 50, points: [{ found: true }, {}] });
    const marked = await backend.call('putProgress', bob, {
      params: { sceneId: scene(2) },
      body: { completion_status: 'completed' },
    });
    expect(marked.error.code).toBe('not_completable');
  });

  it('shows a repeated request what it showed before', async () => {
    const cat = person('cass');
    const { scene } = await lesson(backend, cat, scenes);
    const answers = [{ id: 'q3', text: 'A membrane is around each cell.' }];
    const first = await submit(cat, scene(2), answers, 'assessed-1');
    expect(await submit(cat, scene(2), answers, 'assessed-1')).toEqual(first);
  });

  it('keeps the learner’s own view beside the grade', async () => {
    const dot = person('dass');
    const { scene } = await lesson(backend, dot, scenes);
    expect((await view(dot, scene(2), 'q3', 'right')).error.code).toBe('not_answered');
    await submit(dot, scene(2), [{ id: 'q3', text: 'no idea' }], 'viewed-1');
    expect((await view(dot, scene(2), 'q9', 'right')).error.code).toBe('not_answered');
    expect((await view(dot, scene(2), 'q3', 'right')).body.entry).toMatchObject({ mastery_score: null });
    const { body } = await submit(dot, scene(2), [{ id: 'q3', text: 'no idea' }], 'viewed-1');
    expect(body.questions[2]).toMatchObject({ view: 'right', score: null });
  });
});

describe('comparing an answer with what the material says', () => {
  it('is for an open answer of one’s own that was given, and for nothing else', async () => {
    const jan = person('jcom');
    const { scene } = await lesson(backend, jan, scenes);
    expect((await compare(jan, scene(2), 'q3', [0])).error.code).toBe('not_answered');
    await submit(jan, scene(2), [...rightAnswers, { id: 'q3', text: 'A skin.' }]);
    expect((await compare(jan, scene(2), 'q1', [0])).error.code).toBe('not_comparable');
    expect((await compare(person('kcom'), scene(2), 'q3', [0])).error.code).toBe('session_not_found');
    expect((await compare(jan, scene(2), 'q3', [])).body).toMatchObject({ score: 67, passed: false });
  });

  it('is shown again when the request that submitted it is repeated', async () => {
    const leo = person('lcom');
    const { scene } = await lesson(backend, leo, scenes);
    const answers = [...rightAnswers, { id: 'q3', text: 'A skin.' }];
    await submit(leo, scene(2), answers, 'compared-1');
    await compare(leo, scene(2), 'q3', [0, 1]);
    const { body } = await submit(leo, scene(2), answers, 'compared-1');
    expect(body).toMatchObject({ score: 100, entry: { mastery_score: 100 } });
  });
});

describe('a question that is called wrong', () => {
  it('leaves the score and the standing, and comes back', async () => {
    const eve = person('eass');
    const { sessionId, scene } = await lesson(backend, eve, scenes);
    await submit(eve, scene(2), rightAnswers);
    expect(await read(eve, sessionId)).toMatchObject({ mastery_score: 67 });
    const out = await dispute(eve, scene(2), 'q3');
    expect(out.body).toMatchObject({ score: 100, passed: true, entry: { mastery_score: 100, latest_score: 100 } });
    expect(await read(eve, sessionId)).toMatchObject({ mastery_score: 100, disputed_questions: 1 });
    await dispute(eve, scene(2), 'q3');
    expect(await read(eve, sessionId)).toMatchObject({ disputed_questions: 1 });
    const back = await dispute(eve, scene(2), 'q3', true);
    expect(back.body).toMatchObject({ score: 67, passed: false, entry: { mastery_score: 67 } });
    expect(await read(eve, sessionId)).toMatchObject({ mastery_score: 67, disputed_questions: 0 });
  });

  it('is noted for the author alone, and changes no other reader’s score', async () => {
    const [fay, gus] = [person('fass'), person('gass')];
    const { sessionId, scene } = await lesson(backend, fay, scenes);
    await sessionStore().change(sessionId, (session) => session && { ...session, visibility: 'community' });
    await submit(fay, scene(2), rightAnswers);
    await submit(gus, scene(2), rightAnswers);
    await dispute(gus, scene(2), 'q3');
    expect(await read(fay, sessionId)).toMatchObject({ mastery_score: 67, disputed_questions: 1 });
    expect(await read(gus, sessionId)).not.toHaveProperty('disputed_questions');
  });

  it('has to be there and to be answered', async () => {
    const hal = person('hass');
    const { scene } = await lesson(backend, hal, scenes);
    expect((await dispute(hal, scene(1), 'q1')).error.code).toBe('not_gradable');
    expect((await dispute(hal, scene(2), 'q1')).error.code).toBe('not_answered');
    await submit(hal, scene(2), rightAnswers);
    expect((await dispute(hal, scene(2), 'q9')).error.code).toBe('not_answered');
    expect((await dispute(person('iass'), scene(2), 'q1')).error.code).toBe('session_not_found');
  });
});

describe('a quiz that was stored as plain text', () => {
  const plain = (content: string): WrittenScene => ({ ...chapter(2, 'Quiz'), type: 'quiz', content });

  it('is asked and graded, and its answer key stays on the server [QUIZ-05]', async () => {
    const jon = person('jass');
    const { scene } = await lesson(backend, jon, [
      chapter(1),
      plain('1. What is a cell?\nA) A rock\nB) A unit of life\n\nAnswer Key\n1. B'),
    ]);
    const { body } = await backend.call('getScene', jon, { params: { sceneId: scene(2) } });
    expect(body).toMatchObject({ content: null, quiz: { questions: [{ options: ['A rock', 'A unit of life'] }] } });
    expect(JSON.stringify(body)).not.toContain('Answer Key');
    expect((await submit(jon, scene(2), [{ id: 'q1', chosen: 1 }])).body).toMatchObject({ score: 100 });
  });

  it('that is practice alone is completed without a score [QUIZ-08, QUIZ-11]', async () => {
    const kit = person('kass');
    const { sessionId, scene } = await lesson(backend, kit, [chapter(1), plain('There is no quiz here.')]);
    const { body } = await submit(kit, scene(2), [{ id: 'q1', chosen: 1 }]);
    expect(body).toMatchObject({ score: null, entry: { completion_status: 'completed', mastery_score: null } });
    expect(await read(kit, sessionId)).toMatchObject({ progress_percentage: 50, mastery_score: null });
  });
});
