import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeOwner } from '../../../../lambdas/domain/user/change-role.ts';
import { memberStore } from '../../../../lambdas/runtime/container.ts';
import { lines } from '../../../../lambdas/runtime/logs/lines.ts';
import { listen } from '../../../../local/lib/http.ts';
import { newAccount } from '../../../../local/stack/account.ts';
import { createWriters } from '../../../../local/stack/model/writers.ts';
import { type Stack, startStack } from '../../../../local/stack/start.ts';
import { type Client, createClient } from '../../../../shared/contract/client.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { WriterChoices } from '../../../../shared/model/session/writer.ts';
import { riversText } from '../../../fixtures/lesson/rivers.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-writers-'));
const ENGINE = 'fabula.basic-engine';
let answer: RequestListener = (_, res) => res.writeHead(500).end();
let up = true;
let patienceMs = 60_000;
let server: Awaited<ReturnType<typeof listen>>;
let stack: Stack;
let ann: Client;
let ben: Client;

const completion = (content: string) =>
  JSON.stringify({ choices: [{ message: { content } }], usage: { prompt_tokens: 9, completion_tokens: 9 } });

beforeAll(async () => {
  vi.spyOn(lines, 'write').mockReturnValue();
  server = await listen(createServer((req, res) => answer(req, res)));
  const writers = createWriters({
    dataDir,
    writer: 'engine',
    pace: { delayMs: 0 },
    find: async () => (up ? [{ name: 'Ollama', url: server.endpoint, models: ['llama3.1'] }] : []),
    timeoutMs: () => patienceMs,
  });
  stack = await startStack({ dataDir, port: 0, site: 'none', model: writers.answer, writers });
  const account = async (name: string) => {
    const made = await newAccount(stack, { email: `${name}@example.test`, password: 'secret1', name });
    return createClient({ base: stack.origin, token: async () => made.token, newKey: ulid });
  };
  [ann, ben] = [await account('ann'), await account('ben')];
  await makeOwner(memberStore(), (await ann('getMe')).id, Date.now());
}, 60_000);
afterAll(async () => {
  await stack.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const config = async () => (await fetch(`${stack.origin}/config.json`)).json();
const llamaIn = ({ choices }: WriterChoices) => choices.find(({ server: name }) => name === 'Ollama')?.id ?? '';
const chooseLlama = async () => ann('chooseWriter', { body: { id: llamaIn(await ann('listWriters')) } });

const begin = async (): Promise<SessionId> => {
  const { id: sessionId } = await ben('createSession', { body: { mode: 'custom', title: 'Rivers' } });
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  await ben('generateStory', { body: { sessionId, content: riversText(4), ...style } });
  return sessionId;
};
const ended = (sessionId: SessionId) =>
  vi.waitFor(
    async () => {
      const session = await ben('getSession', { params: { sessionId } });
      if (session.status === 'generating' || session.generation !== null) throw new Error('It is being written');
      return session;
    },
    { timeout: 60_000, interval: 50 },
  );

describe('who writes on this computer', () => {
  it('is for administrators to see and to choose', async () => {
    await expect(ben('listWriters')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ben('chooseWriter', { body: { id: ENGINE } })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await ann('listWriters')).toMatchObject({
      choices: [{ writer: { code: 'local', name: 'llama3.1' }, server: 'Ollama' }, { id: ENGINE }],
      chosen: ENGINE,
      decided: false,
    });
  });

  it('is kept as the command line keeps it, and every page knows it at once', async () => {
    expect(await config()).toMatchObject({ basic: true, choosable: true });
    expect(await chooseLlama()).toMatchObject({ decided: true });
    const kept = JSON.parse(readFileSync(path.join(dataDir, 'writer.json'), 'utf8'));
    expect(kept).toEqual({ url: server.endpoint, model: 'llama3.1' });
    expect(await config()).toMatchObject({ writer: 'llama3.1' });
    expect(await config()).not.toHaveProperty('basic');
  });

  it('is nobody who is not there', async () => {
    await expect(ann('chooseWriter', { body: { id: 'local.nobody' } })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is told to be lost once it does not answer any more', async () => {
    await chooseLlama();
    up = false;
    expect(await ann('listWriters')).toMatchObject({ lost: 'llama3.1' });
    expect(await config()).toMatchObject({ writer: 'llama3.1', lost: 'llama3.1' });
    up = true;
    expect(await ann('listWriters')).not.toHaveProperty('lost');
  });
});

const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
/** Fits every form, and says nothing in the language that was asked for. */
const spanish = JSON.stringify({
  title: 'Los ríos del norte',
  description: 'De dónde vienen los ríos y hacia dónde van.',
  category: '',
  subcategory: '',
  tags: { industry: [], exam: [], tool: [], pedagogy: [] },
  scenes: [],
  questions: [],
  content: 'El río nace en las montañas y corre durante muchos kilómetros antes de llegar al lago. '.repeat(8),
  sources: [{ chunk: 'c1', quote: 'The Alder runs for 60 kilometres before it reaches lake Bramwater.' }],
  terms: [],
  activities: [],
});
const hostile: Readonly<Record<string, { readonly listener: RequestListener; readonly reason: string }>> = {
  'answers errors': { listener: (_, res) => void res.writeHead(503).end('no'), reason: 'model_failing' },
  'ends before it has said anything': { listener: (_, res) => void res.destroy(), reason: 'model_silent' },
  'says nothing at all': { listener: () => {}, reason: 'model_slow' },
  drips: {
    listener: (_, res) => {
      res.writeHead(200).write('{');
      const timer = setInterval(() => res.write(' '), 100);
      res.once('close', () => clearInterval(timer));
    },
    reason: 'model_slow',
  },
  'ends half-way': { listener: (_, res) => void res.end('{"choices":[{"mess'), reason: 'model_failing' },
  'answers ten megabytes': {
    listener: (_, res) => void res.end(completion('x'.repeat(10_000_000))),
    reason: 'model_failing',
  },
  'nests without an end': { listener: (_, res) => void res.end(completion(deep)), reason: 'model_unfit' },
  chats: { listener: (_, res) => void res.end(completion('Sure! Here is your story.')), reason: 'model_unfit' },
  'answers in another language': { listener: (_, res) => void res.end(completion(spanish)), reason: 'model_unfit' },
  'answers an empty object': { listener: (_, res) => void res.end(completion('{}')), reason: 'model_unfit' },
};

describe('a model server that', () => {
  beforeAll(async () => void (await chooseLlama()));

  it.each(Object.entries(hostile))(
    '%s leaves a draft that says why',
    async (_, { listener, reason }) => {
      answer = listener;
      patienceMs = reason === 'model_slow' ? 1_000 : 60_000;
      const session = await ended(await begin());
      expect(session).toMatchObject({ status: 'draft', failure_reason: { code: reason } });
    },
    60_000,
  );
});

describe('a lesson that its model failed', () => {
  it('becomes a study edition of the same material, whoever is chosen', async () => {
    await chooseLlama();
    answer = (_, res) => res.writeHead(500).end();
    const sessionId = await begin();
    await ended(sessionId);
    await ben('retryAsEdition', { params: { sessionId } });
    const { status, edition, writers, spent } = await ended(sessionId);
    expect({ status, edition, writers }).toEqual({ status: 'ready', edition: 'study', writers: [{ code: 'engine' }] });
    expect(spent).toMatchObject({ tokens: 0, usd: 0 });
  }, 60_000);
});

it('a lesson goes on with the writer that it began with', async () => {
  await chooseLlama();
  let asked = 0;
  answer = async (_, res) => {
    asked += 1;
    if (asked === 1) await ann('chooseWriter', { body: { id: ENGINE } });
    res.end(completion('{}'));
  };
  await ended(await begin());
  expect(asked).toBeGreaterThan(2);
  expect(await config()).toMatchObject({ basic: true });
}, 60_000);
