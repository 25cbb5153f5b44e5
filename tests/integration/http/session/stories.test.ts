import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newUser } from '../../../../lambdas/domain/user/user.ts';
import { generationStore, materialStore, userStore } from '../../../../lambdas/runtime/container.ts';
import { generationFiles } from '../../../../lambdas/runtime/services/files.ts';
import { filePlaceholder } from '../../../../shared/catalogue/uploads.ts';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import type { UploadId } from '../../../../shared/model/id.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../../harness.ts';
import { accepted, lesson, material, newStory } from '../../lesson.ts';
import { asking, refusedFor } from '../progress/asking.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => backend.workflow.resetHistory());
afterAll(() => backend.close());

const style = { genre: 'mystery', authorInspiration: 'doyle' };
const generate = (who: Identity | undefined, body: Parameters<typeof backend.call<'generateStory'>>[2]['body']) =>
  backend.call('generateStory', who, { body });
const { read } = asking(() => backend);

const uploadFile = async (who: Identity, name: string, text: string): Promise<UploadId> => {
  const { body } = await backend.call('createUpload', who, { body: { name, size: text.length } });
  const form = new FormData();
  for (const [field, value] of Object.entries(body.fields)) form.append(field, value);
  form.append('file', new Blob([text], { type: 'application/pdf' }), name);
  const response = await fetch(body.url, { method: 'POST', body: form, headers: { origin: 'http://localhost' } });
  if (!response.ok) throw new Error(await response.text());
  return body.id;
};

describe('starting a story', () => {
  it('answers ok and the session, and starts one execution named after the generation [GEN-05, GEN-06, GEN-16, SESS-35]', async () => {
    const ann = person('ann');
    const sessionId = await newStory(backend, ann);
    const { status, body } = await generate(ann, { sessionId, content: material, ...style });
    expect([status, body]).toEqual([202, { ok: true, sessionId }]);
    const { generation, status: state } = await read(ann, sessionId);
    expect(state).toBe('generating');
    const starts = backend.workflow.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input);
    expect(starts).toEqual([
      {
        stateMachineArn: expect.any(String),
        name: generation?.id,
        input: JSON.stringify({ sessionId, generationId: generation?.id }),
      },
    ]);
  });

  it('agrees on what was asked for, with the targets of its duration [GEN-18, GEN-24, SESS-08]', async () => {
    const bea = person('bea');
    const sessionId = await newStory(backend, bea, 'Cells');
    const asked = { targetAudience: 'high', difficultyLevel: 'beginner', estimatedDuration: 15 } as const;
    await generate(bea, { sessionId, content: material, ...style, ...asked, resolvedSceneCount: 99 });
    expect((await read(bea, sessionId)).contract_snapshot).toEqual({
      ...asked,
      title: 'Cells',
      sceneCountTarget: 5,
      quizCountTarget: 3,
    });
  });

  it('picks a style once when the choice is left to the system [CUST-25]', async () => {
    const cal = person('cal');
    const sessionId = await newStory(backend, cal);
    await generate(cal, { sessionId, content: material, genre: 'ai-choice', authorInspiration: 'ai-choice' });
    const { genre, author_inspiration: author } = await read(cal, sessionId);
    expect(genre).not.toBe('ai-choice');
    expect(author).not.toBe('ai-choice');
  });

  it('asked twice with the same, is accepted once and counts once', async () => {
    const dan = person('dan');
    const sessionId = await newStory(backend, dan);
    const ask = () => generate(dan, { sessionId, content: material, ...style });
    const answers = [await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const names = backend.workflow.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input.name);
    expect(new Set(names).size).toBe(1);
    expect((await backend.call('getUsage', dan, {})).body.stories.used).toBe(1);
  });

  it('asked ten times at once with the same, is accepted once and counts once', async () => {
    const zoe = person('zoe');
    const sessionId = await newStory(backend, zoe);
    const ask = () => generate(zoe, { sessionId, content: material, ...style });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect((await backend.call('getUsage', zoe, {})).body.stories.used).toBe(1);
  });

  it('refuses another request for a session that is being written', async () => {
    const eli = person('eli');
    const { sessionId } = await accepted(backend, eli);
    const { error } = await generate(eli, { sessionId, content: `${material} More of it.`, ...style });
    expect(error.code).toBe('already_generating');
  });

  it('is accepted even when the workflow cannot be started from here', async () => {
    const flo = person('flo');
    const sessionId = await newStory(backend, flo);
    backend.workflow.on(StartExecutionCommand).rejectsOnce(new Error('unreachable'));
    expect((await generate(flo, { sessionId, content: material, ...style })).status).toBe(202);
    expect((await read(flo, sessionId)).status).toBe('generating');
  });

  it('needs sign-in and a session of one’s own [GEN-15, SESS-07, SESS-58]', async () => {
    const [gus, hal] = [person('gus'), person('hal')];
    const sessionId = await newStory(backend, gus);
    const body = { sessionId, content: material, ...style };
    expect((await generate(visitor, body)).error.error).toBe('Not authenticated');
    expect((await generate(hal, body)).error.code).toBe('session_not_found');
    expect((await read(gus, sessionId)).status).toBe('generating');
  });
});

describe('what a story is refused for', () => {
  const ivy = person('ivy');
  const cases = [
    ['nothing to write from [CUST-17]', { content: ' ' }, errorCodes.content_required.text],
    ['nineteen characters and no file [CUST-19]', { content: 'x'.repeat(19) }, errorCodes.content_short.text],
    ['no author style [CUST-18]', { content: material, authorInspiration: ' ' }, errorCodes.style_required.text],
    ['a typed genre in the free plan', { content: material, genre: 'Cozy noir' }, errorCodes.pro_only.text],
    ['only the placeholder of a file', { content: filePlaceholder('a.pdf') }, errorCodes.content_required.text],
  ] as const;

  it.each(cases)('is %s; the session is a draft that says so', async (_, asked, text) => {
    const sessionId = await newStory(backend, ivy);
    const { error } = await generate(ivy, { sessionId, ...style, ...asked });
    expect(error.error).toBe(text);
    expect(await read(ivy, sessionId)).toMatchObject(refusedFor(error.code));
    expect(backend.workflow.commandCalls(StartExecutionCommand)).toEqual([]);
  });

  it('is what the contract does not take either: the card says at once what was wrong [SESS-33, FILE-14]', async () => {
    for (const [asked, code] of [
      [{ content: 'x'.repeat(500_001) }, 'content_long'],
      [{ content: material, estimatedDuration: 0 }, 'invalid'],
    ] as const) {
      const sessionId = await newStory(backend, ivy);
      const { error } = await generate(ivy, { sessionId, ...style, ...asked });
      expect(error).toMatchObject({ code, error: errorCodes[code].text });
      expect(await read(ivy, sessionId)).toMatchObject(refusedFor(code));
    }
  });

  it('tells nobody else’s session a reason [SESS-33]', async () => {
    const [ira, jim] = [person('ira'), person('jim')];
    const sessionId = await newStory(backend, ira);
    await generate(jim, { sessionId, content: material, ...style, estimatedDuration: 0 });
    expect(await read(ira, sessionId)).toMatchObject({ status: 'generating', failure_reason: null });
  });

  it('leaves a draft that stands in no figure until it is written after all [SESS-33, PROG-22]', async () => {
    const kim = person('kim');
    const total = async () => (await backend.call('getStats', kim, { query: {} })).body.totalSessions;
    const sessionId = await newStory(backend, kim);
    await generate(kim, { sessionId, ...style, content: 'x' });
    await generate(kim, { sessionId, ...style, content: 'y' });
    expect(await total()).toBe(0);
    expect((await generate(kim, { sessionId, ...style, content: material })).status).toBe(202);
    expect(await total()).toBe(1);
  });

  it('twenty characters are enough [CUST-20]', async () => {
    const jan = person('jan');
    const sessionId = await newStory(backend, jan);
    expect((await generate(jan, { sessionId, content: 'x'.repeat(20), ...style })).status).toBe(202);
  });

  it('lets a Pro learner type genre and author [CUST-23, CUST-24]', async () => {
    const kay = person('kay');
    await userStore().signUp({
      ...newUser(kay.userId, 'kay@example.com', 'Kay', new Date().toISOString()),
      subscription_tier: 'pro',
    });
    const sessionId = await newStory(backend, kay);
    const typed = { genre: 'Cozy noir', authorInspiration: 'My aunt' };
    expect((await generate(kay, { sessionId, content: material, ...typed })).status).toBe(202);
    expect(await read(kay, sessionId)).toMatchObject({ genre: 'Cozy noir', author_inspiration: 'My aunt' });
  });
});

describe('what a plan allows', () => {
  it('is one running story at a time in the free plan', async () => {
    const lou = person('lou');
    await accepted(backend, lou);
    const sessionId = await newStory(backend, lou);
    const { status, error } = await generate(lou, { sessionId, content: material, ...style });
    expect([status, error.code]).toEqual([429, 'running_limit']);
  });

  it('is three stories in all, with the text of the limit after them [CUST-33, GEN-04]', async () => {
    const may = person('may');
    const sessionId = await newStory(backend, may);
    for (let at = 0; at < 3; at += 1) await lesson(backend, may);
    const { status, error } = await generate(may, { sessionId, content: material, ...style });
    expect([status, error.error]).toEqual([
      402,
      "You've reached your usage limit. Please upgrade your plan or try again later.",
    ]);
    expect((await backend.call('getUsage', may, {})).body.stories).toEqual({ used: 3, limit: 3 });
  });

  it('holds when two are asked for at the same time', async () => {
    const nat = person('nat');
    const ids = await Promise.all([newStory(backend, nat), newStory(backend, nat)]);
    const answers = await Promise.all(
      ids.map((sessionId) => generate(nat, { sessionId, content: material, ...style })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 429]);
  });

  it('is given back by a generation that fails, which can then be tried again [SESS-34]', async () => {
    const ole = person('ole');
    const ref = await accepted(backend, ole);
    await generationStore().fail(ref, 'busy', new Date().toISOString());
    const { stories, running } = (await backend.call('getUsage', ole, {})).body;
    expect([stories.used, running.used]).toEqual([0, 0]);
    expect(await read(ole, ref.sessionId)).toMatchObject({ status: 'draft', failure_reason: { code: 'busy' } });
    const again = await generate(ole, { sessionId: ref.sessionId, content: material, ...style });
    expect(again.status).toBe(202);
    expect((await materialStore().list(ref.sessionId)).length).toBe(1);
  });
});

describe('a file', () => {
  it('is uploaded with a signed form, kept for good, and written from instead of its placeholder [FILE-10, FILE-17]', async () => {
    const pia = person('pia');
    const uploadId = await uploadFile(pia, 'notes.pdf', '%PDF-1.4 cells');
    const sessionId = await newStory(backend, pia);
    const content = filePlaceholder('notes.pdf');
    expect((await generate(pia, { sessionId, content, uploadId, ...style })).status).toBe(202);
    const { generation } = await read(pia, sessionId);
    const current = generation && (await generationStore().current({ sessionId, generationId: generation.id }));
    expect(current?.materials).toEqual([
      { id: expect.any(String), name: 'notes.pdf', text: null, objectKey: expect.stringMatching(/^materials\//) },
    ]);
    const bytes = await generationFiles().upload(current?.materials[0]?.objectKey ?? '');
    expect(Buffer.from(bytes ?? []).toString()).toBe('%PDF-1.4 cells');
  });

  it('that never arrived is asked for again', async () => {
    const quy = person('quy');
    const { body } = await backend.call('createUpload', quy, { body: { name: 'notes.pdf', size: 10 } });
    const sessionId = await newStory(backend, quy);
    const { error } = await generate(quy, { sessionId, content: '', uploadId: body.id, ...style });
    expect(error.code).toBe('upload_missing');
  });

  it('of somebody else is not there', async () => {
    const [rob, sue] = [person('rob'), person('sue')];
    const uploadId = await uploadFile(rob, 'notes.pdf', '%PDF-1.4 mine');
    const sessionId = await newStory(backend, sue);
    expect((await generate(sue, { sessionId, content: '', uploadId, ...style })).error.code).toBe('upload_missing');
  });

  it('may be a .txt, .md, .pdf or .docx, and nothing else [FILE-01]', async () => {
    const tom = person('tom');
    const ask = async (name: string) => (await backend.call('createUpload', tom, { body: { name, size: 10 } })).status;
    expect(await Promise.all(['a.txt', 'a.md', 'a.PDF', 'a.docx'].map(ask))).toEqual([201, 201, 201, 201]);
    expect(await Promise.all(['a.exe', 'a.pdf.html', 'a', '.doc'].map(ask))).toEqual([400, 400, 400, 400]);
  });

  it('over 10 MB is refused before the form is signed, and by the form [FILE-04]', async () => {
    const una = person('una');
    const ask = (size: number) => backend.call('createUpload', una, { body: { name: 'a.pdf', size } });
    expect((await ask(10 * 1_048_576)).status).toBe(201);
    expect((await ask(10 * 1_048_576 + 1)).status).toBe(400);
    await expect(uploadFile(una, 'a.pdf', 'x'.repeat(10 * 1_048_576 + 1))).rejects.toThrow();
  });

  it('gets the same form id for a request that is repeated', async () => {
    const vic = person('vic');
    const ask = () =>
      backend.call('createUpload', vic, { body: { name: 'a.pdf', size: 10 } }, { key: 'upload-once-1' });
    expect((await ask()).body.id).toBe((await ask()).body.id);
  });
});

describe('a long text', () => {
  it('lies in the bucket, and its author reads it as it was pasted', async () => {
    const wil = person('wil');
    const sessionId = await newStory(backend, wil);
    const content = 'Cells are small. '.repeat(4_000).trim();
    expect((await generate(wil, { sessionId, content, ...style })).status).toBe(202);
    const [kept] = await materialStore().list(sessionId);
    expect(kept).toMatchObject({ text: null, object_key: expect.stringMatching(/^materials\//) });
    const { body } = await backend.call('listMaterials', wil, { params: { sessionId } });
    expect(body.items[0]?.content).toBe(content);
  });
});
