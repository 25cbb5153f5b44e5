import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../../local/stack/account.ts';
import { engineModel } from '../../local/stack/model/engine-model.ts';
import type { Stack } from '../../local/stack/start.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { SessionId } from '../../shared/model/id.ts';
import { isQuiz } from '../../shared/model/session/scene-type.ts';
import { startBuilt } from '../built/start.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-modes-'));
const text = readFileSync(path.resolve(import.meta.dirname, '../fixtures/texts/cellular-respiration.txt'), 'utf8');
let stack: Stack;
let api: Client;
let token: string;

beforeAll(async () => {
  stack = await startBuilt({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
  ({ token } = await newAccount(stack, { email: 'ann@example.test', password: 'secret1', name: 'Ann' }));
  api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
}, 60_000);
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const finished = async (sessionId: SessionId) => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const session = await api('getSession', { params: { sessionId } });
    if (session.status === 'ready') {
      const { modules } = await api('listScenes', { params: { sessionId } });
      return { session, scenes: modules.flatMap(({ scenes }) => scenes) };
    }
    if (session.status === 'draft') throw new Error(session.failure_reason?.code);
    if (Date.now() > deadline) throw new Error(`still ${session.status}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const grown = async (sessionId: SessionId, scenes: number) => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const {
      generation,
      generated_scene_count: count,
      failure_reason,
    } = await api('getSession', { params: { sessionId } });
    if (failure_reason !== null) throw new Error(failure_reason.code);
    if (generation === null && count > scenes) return count;
    if (Date.now() > deadline) throw new Error('did not grow');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe('on the whole stack', () => {
  it('a story grows from what it has not told yet, until all of it is told', async () => {
    const content = [...topicTexts.values()].slice(0, 5).join('\n\n');
    const { id: sessionId } = await api('createSession', { body: { mode: 'custom', estimatedDuration: 15 } });
    const style = { genre: 'mystery', authorInspiration: 'doyle' };
    await api('generateStory', { body: { sessionId, content, ...style, estimatedDuration: 15 } });
    let count = (await finished(sessionId)).scenes.length;
    const params = { sessionId };
    const before = await api('getCoverage', { params });
    expect(before.told).toBeGreaterThan(0);
    expect(before.told).toBeLessThan(before.parts);
    expect(before.asked).toBeGreaterThan(0);
    expect(before.sections.length).toBeGreaterThan(2);

    const body = { sessionId, materialNew: '', lengthHint: 'long', fromUntold: true } as const;
    await expect(api('expandStory', { body: { ...body, fromUntold: false } })).rejects.toThrow(
      'Please add some new material to expand the story',
    );
    let told = before.told;
    for (let round = 0; round < 10 && told < before.parts; round += 1) {
      await api('expandStory', { body });
      count = await grown(sessionId, count);
      const after = await api('getCoverage', { params });
      expect(after.parts).toBe(before.parts);
      expect(after.told).toBeGreaterThan(told);
      expect(after.asked).toBeLessThanOrEqual(after.told);
      told = after.told;
    }
    expect(told).toBe(before.parts);
    await expect(api('expandStory', { body })).rejects.toThrow('Please add some new material to expand the story');
  });

  it('a Traditional lesson gets its outline, its parts and its assessments [GEN-17, GEN-60, SESS-23, SESS-25, TRAD-16]', async () => {
    const { id: sessionId } = await api('createSession', { body: { mode: 'traditional', estimatedDuration: 30 } });
    const body = { sessionId, content: text, autoSelectCategory: true, estimatedDuration: 30 };
    await api('generateTraditionalLesson', { body });
    const { session, scenes } = await finished(sessionId);
    const types = scenes.map(({ type }) => type);
    // The text has no summary of its own
    expect(types).toHaveLength(6);
    expect([types[0], types.at(-1)]).toEqual(['overview', 'assessment']);
    expect(scenes.every(({ state }) => state === 'written')).toBe(true);
    const quizzes = scenes.filter(({ type }) => isQuiz(type));
    expect(new Set(quizzes.map(({ type }) => type))).toEqual(new Set(['assessment']));
    const questions = quizzes.reduce((sum, { quiz }) => sum + (quiz?.questions.length ?? 0), 0);
    expect(session).toMatchObject({
      category: 'science-technology-engineering-and-mathematics',
      lesson_style: 'structured',
      learning_status: 'ready',
      origin: 'own',
      question_counts: { passed: questions },
    });
    expect(session.title).not.toBe('Generating...');

    const ask = (headers: object) =>
      fetch(`${stack.origin}${contract.listScenes.path.replace('{sessionId}', sessionId)}`, {
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    const [packed, plain] = [
      await ask({ 'accept-encoding': 'gzip, br' }),
      await ask({ 'accept-encoding': 'identity' }),
    ];
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const lengthOf = (answer: Response) => Number(answer.headers.get('content-length'));
    expect(lengthOf(packed)).toBeLessThan(lengthOf(plain) / 2);
    expect(await packed.json()).toEqual(await plain.json());
  });

  it('an anchor session on an offered topic is written from a text of the model’s own [GEN-01, GEN-62, ANCH-24, ANCH-32]', async () => {
    const { id: sessionId, status } = await api('createSession', { body: { mode: 'anchor', title: 'My habits' } });
    expect(status).toBe('new');
    const additionalContext = 'Topic: Learning Habits | Sub-topic: Spaced Repetition';
    await api('generateAnchorStory', {
      body: { sessionId, anchorUniverse: 'The Lord of the Rings', additionalContext, estimatedDuration: 15 },
    });
    const { session, scenes } = await finished(sessionId);
    expect(session).toMatchObject({ title: 'My habits', origin: 'model', mode: 'anchor' });
    expect(session.notes[0]).toEqual({ code: 'borrowed' });
    const chapters = scenes.filter(({ type }) => type === 'chapter');
    const pictures = chapters.flatMap(({ likeness }) => likeness?.title ?? []);
    expect(new Set(pictures)).toEqual(new Set(['A picture from The Lord of the Rings']));
    const { items } = await api('listMaterials', { params: { sessionId } });
    expect(items.map(({ kind }) => kind)).toEqual(['model']);
    const source = items[0]?.content ?? '';
    for (const { sources } of chapters) for (const { quote } of sources) expect(source).toContain(quote);
  });

  it('an anchor session with material is written from it alone [GEN-62, ANCH-29]', async () => {
    const { id: sessionId } = await api('createSession', { body: { mode: 'anchor', title: 'Energy' } });
    await api('createMaterial', { params: { sessionId }, body: { kind: 'text', content: text } });
    await api('generateAnchorStory', {
      body: { sessionId, anchorUniverse: 'Dune', additionalContext: 'Topic: Respiration', estimatedDuration: 15 },
    });
    const { session, scenes } = await finished(sessionId);
    expect(session.origin).toBe('own');
    const chapters = scenes.filter(({ type }) => type === 'chapter');
    expect(chapters.length).toBeGreaterThan(0);
    const pictures = chapters.flatMap(({ likeness }) => likeness?.title ?? []);
    expect(new Set(pictures)).toEqual(new Set(['A picture from Dune']));
    expect((await api('listMaterials', { params: { sessionId } })).items).toHaveLength(1);
  });
});
