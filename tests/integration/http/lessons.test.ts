import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptanceStore, generationStore, promptInputStore } from '../../../lambdas/runtime/container.ts';
import { errorCodes } from '../../../shared/model/error-code.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../harness.ts';
import { finishAt, material } from '../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  process.env['MODEL_TOPICS'] = 'preset';
});
beforeEach(() => backend.workflow.resetHistory());
afterAll(() => backend.close());

type LessonBody = Parameters<typeof backend.call<'generateTraditionalLesson'>>[2]['body'];
type AnchorBody = Parameters<typeof backend.call<'generateAnchorStory'>>[2]['body'];
const teach = (who: Identity | undefined, body: LessonBody) => backend.call('generateTraditionalLesson', who, { body });
const anchor = (who: Identity | undefined, body: AnchorBody) => backend.call('generateAnchorStory', who, { body });

const read = async (who: Identity, sessionId: SessionId) =>
  (await backend.call('getSession', who, { params: { sessionId } })).body;
const made = async (who: Identity, mode: 'custom' | 'traditional' | 'anchor', title = 'Cells') =>
  (await backend.call('createSession', who, { body: { mode, title } })).body.id;
const inputsOf = (sessionId: SessionId) => promptInputStore().list(sessionId);
const writtenFrom = async (who: Identity, sessionId: SessionId) => {
  const generationId = (await read(who, sessionId)).generation?.id;
  if (!generationId) throw new Error('not at work');
  return generationStore().current({ sessionId, generationId });
};

const universe = { anchorUniverse: 'The Matrix', additionalContext: 'Topic: Biology | Sub-topic: Cells' };
const preset = 'Topic: Learning Habits | Sub-topic: Active Recall';

describe('starting a lesson', () => {
  it('answers ok and the session, and starts the workflow [GEN-07, GEN-08, SESS-36, TRAD-22]', async () => {
    const ann = person('ann');
    const sessionId = await made(ann, 'traditional');
    const { status, body } = await teach(ann, { sessionId, content: material });
    expect([status, body]).toEqual([202, { ok: true, sessionId }]);
    const { generation, status: state, mode } = await read(ann, sessionId);
    expect([state, mode]).toEqual(['generating', 'traditional']);
    const starts = backend.workflow.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input.name);
    expect(starts).toEqual([generation?.id]);
  });

  it('agrees on style, counts and category, each within its row [GEN-07, GEN-47, SESS-08, SESS-12, SESS-13, TRAD-19]', async () => {
    const bea = person('bea');
    const sessionId = await made(bea, 'traditional');
    const assessmentConfig = { mcq: true, short_answer: true, case_study: false };
    const asked = { lessonStyle: 'structured', targetAudience: 'high', difficultyLevel: 'beginner' } as const;
    await teach(bea, {
      sessionId,
      content: material,
      ...asked,
      estimatedDuration: 30,
      assessmentConfig,
      category: 'Health & Medicine',
      subcategory: 'Nursing',
      resolvedSceneCount: 99,
      resolvedAssessment: { mcqCount: 99, shortAnswerCount: 99, caseStudyCount: 99 },
    });
    const assessment = { mcqCount: 6, shortAnswerCount: 1, caseStudyCount: 0 };
    expect(await read(bea, sessionId)).toMatchObject({
      lesson_style: 'structured',
      assessment_config: assessmentConfig,
      resolved_assessment: assessment,
      quiz_count_target: 7,
      scene_count_target: 8,
      category: 'health-and-medicine',
      subcategory: 'nursing',
      genre: null,
      author_inspiration: null,
      origin: 'own',
      contract_snapshot: {
        ...asked,
        title: 'Cells',
        estimatedDuration: 30,
        sceneCountTarget: 8,
        quizCountTarget: 7,
        resolvedAssessment: assessment,
        category: 'health-and-medicine',
        subcategory: 'nursing',
      },
    });
  });

  it('is without questions of a kind that is switched off, and starts with multiple choice alone [TRAD-20, SESS-31]', async () => {
    const cal = person('cal');
    const sessionId = await made(cal, 'traditional');
    await teach(cal, { sessionId, content: material, estimatedDuration: 120 });
    const { resolved_assessment: counts, assessment_config: config } = await read(cal, sessionId);
    expect(counts).toEqual({ mcqCount: 20, shortAnswerCount: 0, caseStudyCount: 0 });
    expect(config).toEqual({ mcq: true, short_answer: false, case_study: false });
  });

  it('leaves the category to be inferred when told so, whatever else was chosen [TRAD-16]', async () => {
    const dan = person('dan');
    const sessionId = await made(dan, 'traditional');
    await teach(dan, { sessionId, content: material, autoSelectCategory: true, category: 'Cooking & Food' });
    expect((await read(dan, sessionId)).category).toBeNull();
    expect((await writtenFrom(dan, sessionId))?.contract.category).toBeNull();
  });

  it('keeps what was typed instead of the lists [TRAD-13, TRAD-14, CAT-11]', async () => {
    const eli = person('eli');
    const sessionId = await made(eli, 'traditional');
    await teach(eli, { sessionId, content: material, category: 'Bee keeping', subcategory: 'Queens' });
    expect(await read(eli, sessionId)).toMatchObject({ category: 'Bee keeping', subcategory: 'Queens' });
  });

  it('sets mode and status again when the update before it never came [TRAD-22, TRAD-23]', async () => {
    const flo = person('flo');
    const sessionId = await made(flo, 'custom');
    expect((await teach(flo, { sessionId, content: material })).status).toBe(202);
    expect(await read(flo, sessionId)).toMatchObject({ mode: 'traditional', status: 'generating' });
    const listed = await backend.call('listSessions', flo, { query: { mode: 'traditional', limit: 10 } });
    expect(listed.body.items.map(({ id }) => id)).toEqual([sessionId]);
  });

  it('needs text or a file; any text will do [TRAD-12, TRAD-34]', async () => {
    const gus = person('gus');
    const sessionId = await made(gus, 'traditional');
    const { error } = await teach(gus, { sessionId, content: ' ' });
    expect(error.error).toBe('Please paste content or upload a file');
    expect(await read(gus, sessionId)).toMatchObject({ status: 'draft', failure_reason: error.error });
    expect((await teach(gus, { sessionId, content: 'Cells live.' })).status).toBe(202);
  });

  it('counts as a lesson of this month and not as a story [GEN-04, TRAD-33]', async () => {
    const hal = person('hal');
    for (let at = 0; at < 10; at += 1) {
      const sessionId = await made(hal, 'traditional');
      expect((await teach(hal, { sessionId, content: material })).status).toBe(202);
      const generationId = (await acceptanceStore().latest(sessionId))?.id;
      if (generationId) await generationStore().finish({ sessionId, generationId }, finishAt(Date.now()));
    }
    const usage = (await backend.call('getUsage', hal, {})).body;
    expect([usage.lessons, usage.stories.used]).toEqual([{ used: 10, limit: 10 }, 0]);
    const { error } = await teach(hal, { sessionId: await made(hal, 'traditional'), content: material });
    expect(error.error).toBe(errorCodes.quota_exceeded.text);
  });
});

describe('the prompt input of a generation', () => {
  it('is kept when asked for, with what was agreed on [GEN-14, SESS-27, SESS-28, SESS-29]', async () => {
    const ida = person('ida');
    const sessionId = await made(ida, 'traditional');
    const content = `${material} `.repeat(100).trim();
    await teach(ida, { sessionId, content, lessonStyle: 'concise', estimatedDuration: 90, savePrompt: true });
    const kept = await inputsOf(sessionId);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ phase: 'extract', status: 'pending', session_id: sessionId });
    expect(kept[0]?.input_snapshot).toEqual({
      mode: 'traditional',
      lessonStyle: 'concise',
      targetAudience: 'college',
      difficultyLevel: 'intermediate',
      estimatedDuration: 90,
      assessmentConfig: { mcq: true, short_answer: false, case_study: false },
      autoSelectCategory: false,
      category: null,
      subcategory: null,
      title: 'Cells',
      contentPreview: content.slice(0, 4_000),
      hasFile: false,
      additionalContext: '',
      scenePlan: { range: '9-10', target: 10 },
      assessmentResolved: { mcqCount: 10, shortAnswerCount: 0, caseStudyCount: 0 },
    });
  });

  it('is not kept unasked, nor twice for a repeated call [TRAD-05]', async () => {
    const [jan, kay] = [person('jan'), person('kay')];
    const unasked = await made(jan, 'traditional');
    await teach(jan, { sessionId: unasked, content: material });
    expect(await inputsOf(unasked)).toEqual([]);
    const sessionId = await made(kay, 'traditional');
    for (const _ of [1, 2]) await teach(kay, { sessionId, content: material, savePrompt: true });
    expect(await inputsOf(sessionId)).toHaveLength(1);
  });

  it('may fail without stopping the generation [TRAD-24]', async () => {
    const lou = person('lou');
    const sessionId = await made(lou, 'traditional');
    const broken = vi.spyOn(promptInputStore(), 'create').mockRejectedValueOnce(new Error('no room'));
    expect((await teach(lou, { sessionId, content: material, savePrompt: true })).status).toBe(202);
    expect((await read(lou, sessionId)).status).toBe('generating');
    expect(broken).toHaveBeenCalledOnce();
    broken.mockRestore();
  });
});

describe('starting an anchor session', () => {
  it('takes it from new to generating, with its prompt input [GEN-09, GEN-14, ANCH-44, SESS-33, GEN-16]', async () => {
    const may = person('may');
    const sessionId = await made(may, 'anchor');
    expect((await read(may, sessionId)).status).toBe('new');
    const { status, body } = await anchor(may, { sessionId, content: material, ...universe });
    expect([status, body]).toEqual([202, { ok: true, sessionId }]);
    expect((await read(may, sessionId)).status).toBe('generating');
    expect(await inputsOf(sessionId)).toHaveLength(1);
  });

  it('agrees on the row of its duration and keeps its genre and author [GEN-11, GEN-27, GEN-31, GEN-32, ANCH-25]', async () => {
    const nat = person('nat');
    const sessionId = await made(nat, 'anchor');
    await anchor(nat, { sessionId, content: material, ...universe, estimatedDuration: 37, resolvedQuizCount: 0 });
    expect(await read(nat, sessionId)).toMatchObject({
      genre: 'ai-choice',
      author_inspiration: 'ai-choice',
      target_audience: 'high',
      scene_count_target: 14,
      quiz_count_target: 7,
    });
  });

  it('reads topic, sub-topic and focus, and names a universe by its label or as typed [GEN-10, GEN-12, GEN-13, CAT-23]', async () => {
    const ole = person('ole');
    const ask = async (anchorUniverse: string, additionalContext: string) => {
      const who = { ...ole, userId: `${anchorUniverse.length}-${ole.userId}` };
      const sessionId = await made(who, 'anchor');
      await anchor(who, { sessionId, content: material, anchorUniverse, additionalContext, anchorWorkTitle: ' One ' });
      const contract = (await writtenFrom(who, sessionId))?.contract;
      return [contract?.topic, contract?.anchor];
    };
    expect(await ask('Disney / Pixar', 'Topic: Biology | Sub-topic: Cells | Focus: Walls')).toEqual([
      { topic: 'Biology', subtopic: 'Cells', focus: 'Walls' },
      { universe: 'disney-pixar', work: 'One', spoilersOk: false },
    ]);
    expect(await ask('Dune', 'Topic: Bees | and flowers')).toEqual([
      { topic: 'Bees | and flowers', subtopic: '', focus: '' },
      { universe: 'Dune', work: 'One', spoilersOk: false },
    ]);
  });

  it('picks one universe for a session when the choice is left to it [ANCH-23, CAT-22, GEN-10]', async () => {
    const pia = person('pia');
    const sessionId = await made(pia, 'anchor');
    const body = { sessionId, content: material, additionalContext: preset, anchorUniverse: 'ai-choice' };
    await anchor(pia, { ...body, anchorWorkTitle: 'Something', spoilersOk: true });
    const chosen = (await writtenFrom(pia, sessionId))?.contract.anchor;
    expect(chosen).toEqual({ universe: expect.stringMatching(/^[a-z-]+$/), work: null, spoilersOk: false });
    expect(chosen?.universe).not.toBe('ai-choice');
  });

  it('is written from what was attached, in its order, and from what was pasted [ANCH-29]', async () => {
    const quin = person('quin');
    const sessionId = await made(quin, 'anchor');
    for (const content of ['First note.', 'Second note.'])
      await backend.call('createMaterial', quin, { params: { sessionId }, body: { kind: 'text', content } });
    await anchor(quin, { sessionId, content: 'Pasted.', ...universe });
    const texts = (await writtenFrom(quin, sessionId))?.materials.map(({ text }) => text);
    expect(texts).toEqual(['First note.', 'Second note.', 'Pasted.']);
  });

  it('needs no material for a topic that is offered, and says whose text it is [ANCH-24, GEN-01]', async () => {
    const rob = person('rob');
    const sessionId = await made(rob, 'anchor');
    expect((await anchor(rob, { sessionId, ...universe, additionalContext: preset })).status).toBe(202);
    expect((await read(rob, sessionId)).origin).toBe('model');
    expect((await writtenFrom(rob, sessionId))?.contract.origin).toBe('model');
  });

  it('writes on any topic where a language model does [ANCH-24]', async () => {
    const sue = person('sue');
    const sessionId = await made(sue, 'anchor');
    vi.stubEnv('MODEL_TOPICS', 'any');
    const { status } = await anchor(sue, { sessionId, ...universe });
    vi.unstubAllEnvs();
    expect(status).toBe(202);
  });

  it('counts as a story [GEN-04]', async () => {
    const tom = person('tom');
    await anchor(tom, { sessionId: await made(tom, 'anchor'), content: material, ...universe });
    expect((await backend.call('getUsage', tom, {})).body.stories.used).toBe(1);
  });

  it('needs sign-in and a session of one’s own [GEN-15, ANCH-18, SESS-07, SESS-58]', async () => {
    const [una, vic] = [person('una'), person('vic')];
    const sessionId = await made(una, 'anchor');
    expect((await anchor(visitor, { sessionId, ...universe })).error.error).toBe('Not authenticated');
    expect((await teach(visitor, { sessionId, content: material })).error.error).toBe('Not authenticated');
    expect((await anchor(vic, { sessionId, ...universe })).error.code).toBe('session_not_found');
    expect((await read(una, sessionId)).status).toBe('new');
  });
});

describe('what an anchor session is refused for', () => {
  const wil = person('wil');
  const cases = [
    ['no topic [ANCH-21]', { additionalContext: 'Sub-topic: Cells' }, errorCodes.topic_required.text],
    ['a blank manual topic [ANCH-19]', { additionalContext: 'Topic:   ' }, errorCodes.topic_required.text],
    ['no universe [ANCH-22]', { anchorUniverse: ' ' }, 'Select an anchor universe (or choose AI).'],
    ['a topic that nobody can write on', { content: '' }, errorCodes.material_required.text],
    [
      'half of an offered topic',
      { content: '', additionalContext: 'Topic: Leadership' },
      errorCodes.material_required.text,
    ],
  ] as const;

  it.each(cases)('is %s, and nothing is counted', async (_, asked, text) => {
    const sessionId = await made(wil, 'anchor');
    const { error } = await anchor(wil, { sessionId, content: material, ...universe, ...asked });
    expect(error.error).toBe(text);
    expect((await read(wil, sessionId)).status).toBe('new');
    expect((await backend.call('getUsage', wil, {})).body.stories.used).toBe(0);
    expect(backend.workflow.commandCalls(StartExecutionCommand)).toEqual([]);
  });
});
