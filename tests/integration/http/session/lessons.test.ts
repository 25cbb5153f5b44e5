import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { generationStartStore, generationStore, promptInputStore } from '../../../../lambdas/runtime/container.ts';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../../harness.ts';
import { finishAt, material } from '../../lesson.ts';
import { asking, refusedFor } from '../progress/asking.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => backend.workflow.resetHistory());
afterAll(() => backend.close());

type LessonBody = Parameters<typeof backend.call<'generateTraditionalLesson'>>[2]['body'];
const teach = (who: Identity | undefined, body: LessonBody) => backend.call('generateTraditionalLesson', who, { body });

const { read, made, inputsOf, writtenFrom } = asking(() => backend);

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
    expect((await writtenFrom(dan, sessionId))?.spec.category).toBeNull();
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
    expect(await read(gus, sessionId)).toMatchObject(refusedFor(error.code));
    expect((await teach(gus, { sessionId, content: 'Cells live.' })).status).toBe(202);
  });

  it('needs sign-in [GEN-15, SESS-58]', async () => {
    const sessionId = await made(person('ivy'), 'traditional');
    expect((await teach(visitor, { sessionId, content: material })).error.error).toBe('Not authenticated');
  });

  it('counts as a lesson of this month and not as a story [GEN-04, TRAD-33]', async () => {
    const hal = person('hal');
    for (let at = 0; at < 10; at += 1) {
      const sessionId = await made(hal, 'traditional');
      expect((await teach(hal, { sessionId, content: material })).status).toBe(202);
      const generationId = (await generationStartStore().latest(sessionId))?.id;
      if (generationId) await generationStore().finish({ sessionId, generationId }, finishAt(Date.now()));
    }
    const usage = (await backend.call('getUsage', hal, {})).body;
    expect([usage.lessons, usage.stories.used]).toEqual([{ used: 10, limit: 10 }, 0]);
    const refused = await backend.call('createSession', hal, { body: { mode: 'traditional' } });
    expect(refused.body).toMatchObject({ error: errorCodes.quota_exceeded.text });
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
