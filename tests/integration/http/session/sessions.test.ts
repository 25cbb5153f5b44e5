import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionStore } from '../../../../lambdas/runtime/container.ts';
import { TITLE_PENDING } from '../../../../shared/catalogue/defaults.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { type Backend, person, startBackend, visitor } from '../../harness.ts';
import { accepted, lesson } from '../../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const unknown: SessionId = 'ses_01JD00000000000000000000ZZ';

describe('making a session', () => {
  const ann = person('ann');

  it('answers id, title, mode and both instants, private and generating [SESS-02, SESS-03, SESS-35, SESS-70]', async () => {
    const { status, body } = await backend.call('createSession', ann, {
      body: { mode: 'custom', title: 'Cells', genre: 'mystery', authorInspiration: 'doyle' },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^ses_/),
      title: 'Cells',
      mode: 'custom',
      status: 'generating',
      is_public: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const { body: session } = await backend.call('getSession', ann, { params: { sessionId: body.id } });
    expect(session).toMatchObject({ visibility: 'private', user_id: ann.userId, genre: 'mystery' });
  });

  it('stays private, whatever a form says of it [CUST-39]', async () => {
    const asked = { mode: 'custom', title: 'Cells', isPublic: true, is_public: true, visibility: 'public' } as const;
    const { body } = await backend.call('createSession', ann, { body: asked });
    expect(body.is_public).toBe(false);
    const { body: session } = await backend.call('getSession', ann, { params: { sessionId: body.id } });
    expect(session).toMatchObject({ visibility: 'private', is_public: false });
  });

  it('stores "Generating..." for an empty title, and the helper\'s style for none [CUST-22, CUST-26]', async () => {
    const { body } = await backend.call('createSession', ann, { body: { mode: 'custom', title: '  ' } });
    expect(body.title).toBe(TITLE_PENDING);
    expect(body.title).toBe('Generating...');
    const { body: session } = await backend.call('getSession', ann, { params: { sessionId: body.id } });
    expect(session).toMatchObject({ genre: 'fantasy', author_inspiration: 'tolkien' });
  });

  it('keeps what the traditional wizard sends with it, generating [SESS-36, SESS-69, SESS-78]', async () => {
    const resolvedAssessment = { mcqCount: 6, shortAnswerCount: 1, caseStudyCount: 0 };
    const assessmentConfig = { mcq: true, short_answer: true, case_study: false };
    const { body } = await backend.call('createSession', ann, {
      body: {
        title: 'Budgets',
        mode: 'traditional',
        lessonStyle: 'structured',
        estimatedDuration: 30,
        targetAudience: 'college',
        difficultyLevel: 'beginner',
        category: 'Business & Management',
        subcategory: 'Accounting',
        assessmentConfig,
        sceneCountTarget: 8,
        resolvedAssessment,
      },
    });
    const { body: session } = await backend.call('getSession', ann, { params: { sessionId: body.id } });
    expect(session).toMatchObject({
      mode: 'traditional',
      status: 'generating',
      lesson_style: 'structured',
      estimated_duration: 30,
      target_audience: 'college',
      difficulty_level: 'beginner',
      category: 'business-and-management',
      subcategory: 'accounting',
      assessment_config: assessmentConfig,
      scene_count_target: 8,
      resolved_assessment: resolvedAssessment,
    });
  });

  it('makes an anchor session new, with the contract it starts from [SESS-33, ANCH-25, ANCH-26]', async () => {
    const { body } = await backend.call('createSession', ann, { body: { mode: 'anchor', title: 'Habits' } });
    expect(body).toMatchObject({ title: 'Habits', status: 'new', is_public: false });
    const { body: session } = await backend.call('getSession', ann, { params: { sessionId: body.id } });
    expect(session).toMatchObject({
      genre: 'ai-choice',
      author_inspiration: 'ai-choice',
      target_audience: 'high',
      difficulty_level: 'intermediate',
      estimated_duration: 45,
    });
  });

  it('makes one session of a request that is repeated, and refuses its key for another', async () => {
    const carl = person('carl');
    const ask = (title: string) =>
      backend.call('createSession', carl, { body: { mode: 'custom', title } }, { key: 'the-same-key' });
    const [first, second] = [await ask('One'), await ask('One')];
    expect(second.body.id).toBe(first.body.id);
    expect((await ask('Two')).error.code).toBe('key_reused');
    expect((await backend.call('countSessions', carl, {})).body.count).toBe(1);
  });

  it('makes one session of a request that is repeated at the same time', async () => {
    const dora = person('dora');
    const ask = () => backend.call('createSession', dora, { body: { mode: 'custom' } }, { key: 'at-once-0001' });
    const ids = (await Promise.all([ask(), ask(), ask()])).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect((await backend.call('countSessions', dora, {})).body.count).toBe(1);
  });

  it('needs sign-in [CUST-41, SESS-59]', async () => {
    const { status, error } = await backend.call('createSession', visitor, { body: { mode: 'custom' } });
    expect([status, error.error]).toEqual([401, 'Not authenticated']);
  });

  it('refuses a typed genre in the free plan', async () => {
    const { error } = await backend.call('createSession', ann, { body: { mode: 'custom', genre: 'Cozy noir' } });
    expect(error.code).toBe('pro_only');
  });
});

describe('the list of sessions', () => {
  it("holds the caller's own, newest updated first [SESS-56, SESS-62, DASH-114]", async () => {
    const [eve, fay] = [person('eve'), person('fay')];
    const make = async (who: typeof eve, title: string) =>
      (await backend.call('createSession', who, { body: { mode: 'traditional', title } })).body.id;
    const first = await make(eve, 'First');
    const second = await make(eve, 'Second');
    await make(fay, 'Hers');
    await backend.call('updateSession', eve, { params: { sessionId: first }, body: { title: 'First again' } });
    const { body } = await backend.call('listSessions', eve, { query: {} });
    expect(body.items.map(({ id }) => id)).toEqual([first, second]);
    expect(body.cursor).toBeNull();
  });

  it('says how visible each one is, and 0 for progress that there is none of [SESS-15, SESS-19]', async () => {
    const ona = person('ona');
    const { body: plain } = await backend.call('createSession', ona, { body: { mode: 'anchor', title: 'Plain' } });
    const { body: shown } = await backend.call('createSession', ona, { body: { mode: 'anchor', title: 'Shown' } });
    await sessionStore().change(shown.id, (session) => session && { ...session, visibility: 'community' });
    const { items } = (await backend.call('listSessions', ona, { query: {} })).body;
    expect(Object.fromEntries(items.map(({ id, visibility }) => [id, visibility]))).toEqual({
      [plain.id]: 'private',
      [shown.id]: 'community',
    });
    for (const item of items) expect(item).toMatchObject({ progress_percentage: 0, scene_progress: 0 });
  });

  it('can be read for one mode [SESS-63, DASH-11, DASH-80, DASH-96]', async () => {
    const gil = person('gil');
    for (const mode of ['custom', 'traditional', 'anchor'] as const)
      await backend.call('createSession', gil, { body: { mode, title: mode } });
    for (const mode of ['custom', 'traditional', 'anchor'] as const) {
      const { body } = await backend.call('listSessions', gil, { query: { mode } });
      expect(body.items.map(({ title }) => title)).toEqual([mode]);
    }
  });

  it('comes in pages that together hold each session once, in one mode and in all', async () => {
    const hal = person('hal');
    for (let at = 0; at < 9; at += 1)
      await backend.call('createSession', hal, { body: { mode: at % 2 ? 'custom' : 'traditional', title: `${at}` } });
    for (const query of [{}, { mode: 'custom' as const }]) {
      const titles: string[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await backend.call('listSessions', hal, { query: { ...query, limit: 2, cursor } });
        titles.push(...body.items.map(({ title }) => title));
        cursor = body.cursor ?? undefined;
      } while (cursor);
      const all = ['8', '7', '6', '5', '4', '3', '2', '1', '0'];
      expect(titles).toEqual(query.mode ? all.filter((title) => Number(title) % 2) : all);
    }
  });

  it('answers a cursor that it never gave with 400', async () => {
    const ida = person('ida');
    const forged = Buffer.from(JSON.stringify(['2020-01-01T00:00:00.000Z#USER#somebody'])).toString('base64url');
    for (const cursor of ['nonsense', forged]) {
      const { status, error } = await backend.call('listSessions', ida, { query: { mode: 'custom', cursor } });
      expect([status, error.code]).toEqual([400, 'bad_cursor']);
    }
  });

  it('has the ready ones under their tab and those at work under none [DASH-05, DASH-08]', async () => {
    const jim = person('jim');
    const done = await lesson(backend, jim);
    const atWork = await accepted(backend, jim);
    const ids = async (tab?: 'ready' | 'in-progress' | 'completed') =>
      (await backend.call('listSessions', jim, { query: { mode: 'custom', tab } })).body.items.map(({ id }) => id);
    expect(await ids('ready')).toEqual([done.sessionId]);
    expect(await ids('in-progress')).toEqual([]);
    expect(new Set(await ids())).toEqual(new Set([done.sessionId, atWork.sessionId]));
  });

  it('shows on a card at work how far its generation is', async () => {
    const kim = person('kim');
    const { sessionId, generationId } = await accepted(backend, kim);
    const { body } = await backend.call('listSessions', kim, { query: { mode: 'custom' } });
    expect(body.items.find(({ id }) => id === sessionId)?.generation).toEqual({
      id: generationId,
      phase: 'extract',
      written: 0,
      total: null,
      started_at: expect.any(String),
    });
  });

  it('counts the sessions [SESS-72]', async () => {
    const lea = person('lea');
    await backend.call('createSession', lea, { body: { mode: 'custom' } });
    await backend.call('createSession', lea, { body: { mode: 'traditional' } });
    expect((await backend.call('countSessions', lea, {})).body).toEqual({ count: 2 });
  });
});

describe('one session', () => {
  const [mia, ned] = [person('mia'), person('ned')];

  it('of somebody else reads like one that does not exist [SESS-55, SESS-56, VIEW-32]', async () => {
    const { sessionId } = await lesson(backend, mia);
    const theirs = await backend.call('getSession', ned, { params: { sessionId } });
    const missing = await backend.call('getSession', ned, { params: { sessionId: unknown } });
    expect(theirs).toEqual(missing);
    expect(theirs.status).toBe(404);
    expect(theirs.error.error).toBe('Story session not found or not accessible');
  });

  it('is closed to visitors while it is private [SESS-54]', async () => {
    const { sessionId } = await lesson(backend, mia);
    expect((await backend.call('getSession', visitor, { params: { sessionId } })).status).toBe(404);
    expect((await backend.call('listScenes', visitor, { params: { sessionId } })).status).toBe(404);
  });

  it('cannot be renamed by anybody but its owner [SESS-07]', async () => {
    const { sessionId } = await lesson(backend, mia);
    const rename = (who: typeof mia) =>
      backend.call('updateSession', who, { params: { sessionId }, body: { title: 'Mine now' } });
    expect((await rename(ned)).status).toBe(404);
    expect((await rename(mia)).body.title).toBe('Mine now');
  });
});
