import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../shared/contract/client.ts';
import { emptyForm, type StoryForm } from '../../../../web/src/features/wizard/draft/draft.ts';
import type { DraftSubmission } from '../../../../web/src/features/wizard/draft/submission.ts';
import { createStory, generateBody } from '../../../../web/src/features/wizard/sending/create-story.ts';
import { SESSION } from '../samples/sessions.ts';

const form: StoryForm = {
  ...emptyForm,
  content: 'Water is split in the thylakoid membrane.',
  genre: 'mystery',
  authorInspiration: 'christie',
};
const file = { uploadId: 'upl_01JZ8E5V6H7K8M9N0P1Q2R3S4T', name: 'leaf.pdf', size: 10, until: 0 } as const;

type Answer = (body: unknown) => unknown;

/** A fake API by endpoint; the latest submission is kept as the draft would keep it. */
const stage = (answers: Record<string, Answer>) => {
  const calls: { name: string; body: unknown; key: string | undefined }[] = [];
  const kept: { last: DraftSubmission | null } = { last: null };
  let keys = 0;
  const api = (async (name: string, input: { body?: unknown }, options: { key?: string }) => {
    calls.push({ name, body: input.body, key: options?.key });
    const answer = answers[name];
    if (!answer) throw new Error(`nobody answers ${name}`);
    return answer(input.body);
  }) as Client;
  const onCreated = vi.fn();
  const onLost = vi.fn();
  const waited: number[] = [];
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const send = (sent: StoryForm = form) =>
    createStory(
      {
        api,
        newKey: () => `key-${++keys}`,
        keep: (submission) => void (kept.last = submission),
        onCreated,
        onLost,
        wait,
      },
      sent,
      kept.last,
    );
  return { calls, kept, send, onCreated, onLost, waited };
};

const created = () => ({ id: SESSION });
const accepted = () => ({ ok: true, sessionId: SESSION });
const lost = (): never => {
  throw new ApiError(0, 'network', 'Failed to fetch');
};
const refuse = (status: number, code: ApiError['code']) => (): never => {
  throw new ApiError(status, code, code);
};

describe('sending a draft', () => {
  it('creates the session, then has it written [SESS-68]', async () => {
    const { calls, send, onCreated } = stage({ createSession: created, generateStory: accepted });
    expect(await send()).toBe(SESSION);
    expect(calls.map(({ name }) => name)).toEqual(['createSession', 'generateStory']);
    expect(calls[0]?.body).toMatchObject({ mode: 'custom', genre: 'mystery', authorInspiration: 'christie' });
    expect(onCreated).toHaveBeenCalledOnce();
  });

  it('leaves an empty title to the story itself [CUST-21]', async () => {
    const { calls, send } = stage({ createSession: created, generateStory: accepted });
    await send({ ...form, title: '  ' });
    expect(calls[0]?.body).not.toHaveProperty('title');
  });

  it('sends typed genres and author styles as they are typed [CUST-23, CUST-24]', async () => {
    const { calls, send } = stage({ createSession: created, generateStory: accepted });
    await send({
      ...form,
      genre: 'custom',
      customGenre: ' Solarpunk ',
      authorInspiration: 'custom',
      customAuthor: 'my aunt',
    });
    expect(calls[0]?.body).toMatchObject({ genre: 'Solarpunk', authorInspiration: 'my aunt' });
    expect(calls[1]?.body).toMatchObject({ genre: 'Solarpunk', authorInspiration: 'my aunt' });
  });

  it('sends ai-choice for the system to pick [CUST-25]', async () => {
    const { calls, send } = stage({ createSession: created, generateStory: accepted });
    await send({ ...form, genre: 'ai-choice', authorInspiration: 'ai-choice' });
    expect(calls[1]?.body).toMatchObject({ genre: 'ai-choice', authorInspiration: 'ai-choice' });
  });

  it('repeats a creation whose answer was lost under the same key', async () => {
    const answers: Record<string, Answer> = { createSession: lost, generateStory: accepted };
    const { calls, send } = stage(answers);
    await expect(send()).rejects.toThrow('Failed to fetch');
    answers['createSession'] = created;
    await send();
    const creations = calls.filter(({ name }) => name === 'createSession');
    expect(new Set(creations.map(({ key }) => key))).toEqual(new Set(['key-1']));
  });

  it('takes a new key when the request is another one', async () => {
    const { calls, send } = stage({ createSession: lost });
    await expect(send()).rejects.toThrow();
    await expect(send({ ...form, genre: 'comedy' })).rejects.toThrow();
    expect([...new Set(calls.map(({ key }) => key))]).toEqual(['key-1', 'key-2']);
  });

  it('asks within seconds for an answer that was lost, for the same session, and says so', async () => {
    let asked = 0;
    const generateStory = () => (++asked < 3 ? lost() : accepted());
    const { calls, send, onLost, waited } = stage({ createSession: created, generateStory });
    expect(await send()).toBe(SESSION);
    const generations = calls.filter(({ name }) => name === 'generateStory');
    expect(generations.map(({ body }) => JSON.stringify(body))).toEqual(
      Array(3).fill(JSON.stringify(generateBody(form, SESSION))),
    );
    expect(waited).toEqual([1_000, 3_000]);
    expect(onLost).toHaveBeenCalledTimes(2);
  });

  it('asks only once for what was refused', async () => {
    const { calls, send } = stage({ createSession: created, generateStory: refuse(402, 'quota_exceeded') });
    await expect(send()).rejects.toThrow('quota_exceeded');
    expect(calls).toHaveLength(2);
  });

  it('goes on with the session of an attempt that was refused', async () => {
    const answers: Record<string, Answer> = { createSession: created, generateStory: refuse(402, 'quota_exceeded') };
    const { calls, send } = stage(answers);
    await expect(send()).rejects.toThrow('quota_exceeded');
    answers['generateStory'] = accepted;
    expect(await send()).toBe(SESSION);
    expect(calls.map(({ name }) => name)).toEqual(['createSession', 'generateStory', 'generateStory']);
  });

  it('renames that session when the title has changed since', async () => {
    const answers: Record<string, Answer> = { createSession: created, generateStory: lost, updateSession: () => ({}) };
    const { calls, send } = stage(answers);
    await expect(send()).rejects.toThrow();
    answers['generateStory'] = accepted;
    await send({ ...form, title: 'The Leaf' });
    expect(calls.slice(-2)).toMatchObject([
      { name: 'updateSession', body: { title: 'The Leaf' } },
      { name: 'generateStory' },
    ]);
  });

  it('starts over when that session has gone', async () => {
    const answers: Record<string, Answer> = { createSession: created, generateStory: lost };
    const { calls, send } = stage(answers);
    await expect(send()).rejects.toThrow();
    let asked = 0;
    answers['generateStory'] = () => (++asked === 1 ? refuse(404, 'session_not_found')() : accepted());
    expect(await send()).toBe(SESSION);
    expect(calls.map(({ name }) => name).slice(-3)).toEqual(['generateStory', 'createSession', 'generateStory']);
  });

  it('takes a session that is being written already for accepted', async () => {
    const { send } = stage({ createSession: created, generateStory: refuse(409, 'already_generating') });
    expect(await send()).toBe(SESSION);
  });

  it('sends the placeholder for a document without typed text [FILE-10]', () => {
    expect(generateBody({ ...form, content: ' ', file }, SESSION)).toMatchObject({
      content: '[Content of leaf.pdf is extracted during generation]',
      uploadId: file.uploadId,
    });
    expect(generateBody({ ...form, file }, SESSION).content).toBe(form.content);
  });

  it('sends the targets of the chosen duration', () => {
    expect(generateBody({ ...form, estimatedDuration: 15 }, SESSION)).toMatchObject({
      resolvedSceneCount: 5,
      resolvedQuizCount: 3,
    });
  });
});
