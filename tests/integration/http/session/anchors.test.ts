import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../../harness.ts';
import { material } from '../../lesson.ts';
import { asking, refusedFor } from '../progress/asking.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  process.env['MODEL_TOPICS'] = 'preset';
});
beforeEach(() => backend.workflow.resetHistory());
afterAll(() => backend.close());

type AnchorBody = Parameters<typeof backend.call<'generateAnchorStory'>>[2]['body'];
const anchor = (who: Identity | undefined, body: AnchorBody) => backend.call('generateAnchorStory', who, { body });

const { read, made, inputsOf, writtenFrom } = asking(() => backend);

const universe = { anchorUniverse: 'The Matrix', additionalContext: 'Topic: Biology | Sub-topic: Cells' };
const preset = 'Topic: Learning Habits | Sub-topic: Active Recall';

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
      const contract = (await writtenFrom(who, sessionId))?.spec;
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
    const chosen = (await writtenFrom(pia, sessionId))?.spec.anchor;
    expect(chosen).toEqual({ universe: expect.stringMatching(/^[a-z-]+$/), work: null, spoilersOk: false });
    expect(chosen?.universe).not.toBe('ai-choice');
    expect((await read(pia, sessionId)).contract_snapshot).toMatchObject({
      anchorUniverse: chosen?.universe,
      basic: true,
    });
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
    expect((await writtenFrom(rob, sessionId))?.spec.origin).toBe('model');
  });

  it('writes on any topic where a language model does [ANCH-24]', async () => {
    const sue = person('sue');
    const sessionId = await made(sue, 'anchor');
    vi.stubEnv('MODEL_TOPICS', 'any');
    const { status } = await anchor(sue, { sessionId, ...universe });
    vi.unstubAllEnvs();
    expect(status).toBe(202);
    expect((await read(sue, sessionId)).contract_snapshot).not.toHaveProperty('basic');
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
    expect((await anchor(vic, { sessionId, ...universe })).error.code).toBe('session_not_found');
    expect((await read(una, sessionId)).status).toBe('new');
  });
});

describe('what an anchor session is refused for', () => {
  const wil = person('wil');

  it('more than 100,000 characters in one piece, pasted or attached, whatever page sent them [ANCH-14, ANCH-15]', async () => {
    const xia = person('xia');
    const sessionId = await made(xia, 'anchor');
    const attach = (content: string) =>
      backend.call('createMaterial', xia, { params: { sessionId }, body: { kind: 'text', content } });
    const fits = 'A fact. '.repeat(12_500).trim();
    const long = `${fits} One more.`;
    const refused = { code: 'anchor_content_long', error: 'Content too long. Max 100,000 characters.' };
    expect((await attach(long)).error).toEqual(refused);
    expect((await anchor(xia, { sessionId, content: long, ...universe })).error).toEqual(refused);
    expect(await read(xia, sessionId)).toMatchObject(refusedFor(refused.code));
    expect((await attach(fits.padEnd(100_000, '.'))).status).toBe(201);
    const lesson = await made(xia, 'traditional');
    const pasted = { params: { sessionId: lesson }, body: { kind: 'text', content: long } } as const;
    expect((await backend.call('createMaterial', xia, pasted)).status).toBe(201);
  });
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

  it.each(cases)(
    'is %s, which stands on its card, and nothing is counted [SESS-33, SESS-34]',
    async (_, asked, text) => {
      const sessionId = await made(wil, 'anchor');
      const { error } = await anchor(wil, { sessionId, content: material, ...universe, ...asked });
      expect(error.error).toBe(text);
      expect(await read(wil, sessionId)).toMatchObject(refusedFor(error.code));
      expect((await backend.call('getUsage', wil, {})).body.stories.used).toBe(0);
      expect(backend.workflow.commandCalls(StartExecutionCommand)).toEqual([]);
    },
  );
});
