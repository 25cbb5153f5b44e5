import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openAiAnswer } from '../../local/bedrock/openai.ts';
import { listen, type RunningServer, readBody, sendJson } from '../../local/lib/http.ts';
import { newAccount } from '../../local/stack/account.ts';
import type { Stack } from '../../local/stack/start.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import { defaultPreferences } from '../../shared/model/account/settings.ts';
import type { SessionId } from '../../shared/model/id.ts';
import { isOpen } from '../../shared/model/learning/question.ts';
import { startBuilt } from '../built/start.ts';
import { readMaterial, readTask } from '../fixtures/lesson/read-prompt.ts';
import { riversText } from '../fixtures/lesson/rivers.ts';
import { spanishAnswer } from '../fixtures/lesson/spanish-answers.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-language-'));
const notes = riversText(8);
const Asked = z.object({ messages: z.array(z.object({ content: z.string() })) });

/** A model server as Ollama is one. It writes Spanish when it is told to, and says nothing of use otherwise. */
const answerTo = (prompt: string): object => {
  const task = readTask(prompt);
  return task && prompt.includes('Write in Spanish') ? spanishAnswer(task, readMaterial(prompt)) : {};
};

let models: RunningServer;
let stack: Stack;
let api: Client;

beforeAll(async () => {
  models = await listen(
    createServer(async (req, res) => {
      const { messages } = Asked.parse(JSON.parse((await readBody(req, 1_000_000)).toString()));
      const said = answerTo(messages.map(({ content }) => content).join('\n\n'));
      sendJson(res, 200, { choices: [{ message: { content: JSON.stringify(said) } }] });
    }),
  );
  const model = openAiAnswer({ url: models.endpoint, model: 'any' });
  stack = await startBuilt({ dataDir, port: 0, site: 'none', model, topics: 'any' });
  const { token } = await newAccount(stack, { email: 'ann@example.test', password: 'secret1', name: 'Ann' });
  api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
}, 60_000);
afterAll(async () => {
  await stack.close();
  await models.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const finished = async (sessionId: SessionId) => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const session = await api('getSession', { params: { sessionId } });
    if (session.status === 'ready' && session.generation === null) return session;
    if (session.failure_reason !== null) throw new Error(session.failure_reason.code);
    if (Date.now() > deadline) throw new Error(`still ${session.status}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const scenesOf = async (sessionId: SessionId) => {
  const { modules } = await api('listScenes', { params: { sessionId } });
  return modules.flatMap(({ scenes }) => scenes);
};

describe('English notes and a person who chose Spanish', () => {
  it('become a lesson in Spanish that quotes them in English, and goes on in Spanish when it grows', async () => {
    await api('putSettings', { body: { ...defaultPreferences(), language: 'es' } });
    const { id: sessionId } = await api('createSession', { body: { mode: 'custom', estimatedDuration: 15 } });
    const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
    await api('generateStory', { body: { sessionId, content: notes, ...style } });
    const session = await finished(sessionId);
    expect(session).toMatchObject({ language: 'es', title: 'El caso de los ríos del norte', notes: [] });
    expect(session.question_counts).toMatchObject({ asked: 3, passed: 3 });

    const scenes = await scenesOf(sessionId);
    const chapter = scenes.find(({ type }) => type === 'chapter');
    expect(chapter?.content).toContain('recorre');
    expect(notes).toContain(chapter?.sources[0]?.quote);
    const questions = scenes.flatMap(({ quiz }) => quiz?.questions ?? []);
    expect(questions.map(({ question }) => question).join()).toContain('¿Cuántos kilómetros');
    expect(questions.every(isOpen)).toBe(false);

    await api('putSettings', { body: { ...defaultPreferences(), language: 'de' } });
    const body = { sessionId, materialNew: riversText(12).slice(notes.length), lengthHint: 'short' } as const;
    await api('expandStory', { body });
    const grown = await finished(sessionId);
    expect(grown.generated_scene_count).toBeGreaterThan(session.generated_scene_count);
    const added = (await scenesOf(sessionId)).slice(scenes.length).map(({ content }) => content);
    expect(added.join()).toContain('recorre');
  }, 90_000);
});
