import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, sendJson } from '../../../../local/lib/http.ts';
import { pickWriter } from '../../../../local/stack/model/pick-writer.ts';
import { findModelServers, type ModelServer } from '../../../../local/stack/model/servers.ts';

describe('Looking for model servers on this computer', () => {
  const open: Awaited<ReturnType<typeof listen>>[] = [];
  const at = async (listener: RequestListener): Promise<number> => {
    const server = await listen(createServer(listener));
    open.push(server);
    return server.port;
  };
  const listing = (...ids: string[]) =>
    at((_, res) => sendJson(res, 200, { object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }));
  afterAll(() => Promise.all(open.map((server) => server.close())));

  it('names those that answer with their models, without models that only embed texts', async () => {
    const port = await listing('llama3.1:8b', 'nomic-embed-text:latest', 'qwen3:14b');
    expect(await findModelServers([{ name: 'Ollama', port }])).toEqual([
      { name: 'Ollama', url: `http://127.0.0.1:${port}`, models: ['llama3.1:8b', 'qwen3:14b'] },
    ]);
  });

  it('takes nothing else for one: a page, a server that never answers, one without a model, a closed port', async () => {
    const places = await Promise.all([
      at((_, res) => res.end('<!doctype html><title>My site</title>')),
      at(() => {}),
      at((_, res) => sendJson(res, 404, { error: 'not found' })),
      listing('bge-m3'),
      listing('mistral-small'),
    ]);
    const closed = await listing();
    await open.pop()?.close();
    const found = await findModelServers([...places, closed].map((port, index) => ({ name: `server ${index}`, port })));
    expect(found.map(({ name }) => name)).toEqual(['server 4']);
  });
});

describe('Who writes the lessons of an installation', () => {
  const ollama: ModelServer = {
    name: 'Ollama',
    url: 'http://127.0.0.1:11434',
    models: ['llama3.1:latest', 'qwen3:14b'],
  };
  let dataDir: string;
  let questions: string[];
  let lines: string[];
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-writer-'));
    questions = [];
    lines = [];
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const pick = (
    wanted: string | undefined,
    { servers = [ollama], answers }: { servers?: readonly ModelServer[]; answers?: readonly string[] } = {},
  ) =>
    pickWriter(
      { dataDir, wanted },
      {
        find: async () => servers,
        ask: answers && (async (question) => answers[questions.push(question) - 1] ?? ''),
        say: (line) => lines.push(line),
      },
    );

  it('is the engine where no server answers, without a word', async () => {
    expect(await pick(undefined, { servers: [], answers: [] })).toBe('engine');
    expect([...questions, ...lines]).toEqual([]);
  });

  it('is asked once at a terminal, and kept', async () => {
    expect(await pick(undefined, { answers: ['3'] })).toEqual({ url: ollama.url, model: 'qwen3:14b' });
    expect(questions[0]).toContain('3  qwen3:14b (Ollama, http://127.0.0.1:11434)');
    expect(await pick(undefined, { answers: ['1'] })).toEqual({ url: ollama.url, model: 'qwen3:14b' });
    expect(questions).toHaveLength(1);
  });

  it('is the engine when somebody only presses Enter, and that is kept too', async () => {
    expect(await pick(undefined, { answers: [''] })).toBe('engine');
    expect(await pick(undefined, { answers: ['2'] })).toBe('engine');
    expect(questions).toHaveLength(1);
  });

  it('asks again after a number that is not there', async () => {
    expect(await pick(undefined, { answers: ['7', 'llama', '2'] })).toEqual({
      url: ollama.url,
      model: 'llama3.1:latest',
    });
    expect(questions).toHaveLength(3);
  });

  it('does not wait for an answer where nobody can be asked, and says how a model would write', async () => {
    expect(await pick(undefined)).toBe('engine');
    expect(lines.join()).toContain('Ollama (llama3.1:latest, qwen3:14b)');
    expect(lines.join()).toContain('--model NAME');
  });

  it('is the model that was named, with or without its tag, and stays so', async () => {
    expect(await pick('llama3.1')).toEqual({ url: ollama.url, model: 'llama3.1:latest' });
    expect(await pick(undefined)).toEqual({ url: ollama.url, model: 'llama3.1:latest' });
    expect(await pick('engine')).toBe('engine');
    expect(await pick(undefined)).toBe('engine');
  });

  it('asks again when that is wanted', async () => {
    await pick('engine');
    expect(await pick('ask', { answers: ['2'] })).toMatchObject({ model: 'llama3.1:latest' });
  });

  it('refuses a name that no server has, and says which there are', async () => {
    await expect(pick('gpt-7')).rejects.toThrow(
      'No model is called gpt-7. There are: Ollama (llama3.1:latest, qwen3:14b).',
    );
    await expect(pick('gpt-7', { servers: [] })).rejects.toThrow('No model server answers on this computer');
  });

  it('is the engine for this time when the chosen model does not answer, and says so', async () => {
    await pick('qwen3:14b');
    expect(await pick(undefined, { servers: [] })).toBe('engine');
    expect(lines.join()).toContain('qwen3:14b does not answer');
    expect(await pick(undefined)).toMatchObject({ model: 'qwen3:14b' });
  });

  it('asks anew where what was kept cannot be read', async () => {
    writeFileSync(path.join(dataDir, 'writer.json'), '{"url":');
    expect(await pick(undefined, { answers: ['2'] })).toMatchObject({ model: 'llama3.1:latest' });
  });
});
