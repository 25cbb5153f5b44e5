import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CallName } from '../../lambdas/domain/model/model-calls.ts';
import { handler as check } from '../../lambdas/pipeline/check.ts';
import { table } from '../../lambdas/runtime/container.ts';
import { lines } from '../../lambdas/runtime/logs/lines.ts';
import { findGeneration } from '../../lambdas/store/generation/find-generation.ts';
import type { LocalModel } from '../../local/bedrock/local-model.ts';
import { newAccount } from '../../local/stack/account.ts';
import { type Stack, startStack } from '../../local/stack/start.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import { RealtimeMessageSchema } from '../../shared/events/realtime.ts';
import type { GenerationId, SessionId } from '../../shared/model/id.ts';
import { type Asked, fakeModel } from '../fixtures/lesson/fake-model.ts';
import { riversText } from '../fixtures/lesson/rivers.ts';

const INVENTED = 'A duke had dug it by hand.';
const MENDED = 'Nobody knows who saw it first.';
const STUBBORN = 'It freezes to the ground in 1402.';
const isReader = ({ task: { kind } }: Asked): boolean => kind === 'check' || kind === 'solve';

/** What the second reader answers in place of what the fixture would. */
let reader: (asked: Asked) => unknown;
/** Readers answer when it resolves. */
let released: PromiseWithResolvers<void>;
let asked: Asked[];

/** Two chapters' worth of sentences that the notes do not hold; the first is mended when it is named. */
const writer = fakeModel((call, good) => {
  asked.push(call);
  const { task } = call;
  if (isReader(call)) return reader(call);
  if (task.kind === 'mend')
    return {
      sentences: task.objections.map(({ sentence }) => ({ sentence, instead: sentence === INVENTED ? MENDED : '' })),
    };
  if (task.kind !== 'scene' || task.type !== 'chapter') return undefined;
  const { content } = good as { content: string };
  return { ...good, content: `${content}\n\n${INVENTED} ${STUBBORN}` };
});

const model: LocalModel = async ({ system, messages, answerAs }) => {
  if (answerAs.kind === 'text') throw new TypeError('Nobody asks for text');
  const task = messages.map(({ text }) => text).join('\n\n');
  if (/"kind":"(?:check|solve)"/.test(task)) await released.promise;
  try {
    const { value } = await writer.complete({ name: answerAs.name as CallName, prefix: system, task, maxTokens: 1 });
    return { output: value, usage: { inputTokens: 100, outputTokens: 10 } };
  } catch (error) {
    if ((error as Error).name !== 'ZodError' && !(error as Error).message.includes('expected')) {
      return { error: { type: 'AccessDeniedException', message: String(error) } };
    }
    return { output: { nothing: 'of use' }, usage: { inputTokens: 100, outputTokens: 10 } };
  }
};

const careful = ({ task }: Asked): unknown => {
  if (task.kind !== 'check') return undefined;
  const named = [INVENTED, STUBBORN].filter((sentence) => task.content.includes(sentence));
  return {
    objections: named.map((sentence) => ({ sentence, fault: 'invented', reason: 'Your notes do not say so.' })),
  };
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-reader-'));
let stack: Stack;
let api: Client;

beforeAll(async () => {
  vi.spyOn(lines, 'write').mockReturnValue();
  stack = await startStack({ dataDir, port: 0, site: 'none', model, topics: 'any' });
}, 60_000);
beforeEach(async () => {
  [reader, released, asked] = [careful, Promise.withResolvers(), []];
  const { token } = await newAccount(stack, { email: `${ulid()}@example.test`, password: 'secret1', name: 'Ann' });
  api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const begun = async (): Promise<SessionId> => {
  const { id: sessionId } = await api('createSession', { body: { mode: 'custom', title: 'Rivers' } });
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  await api('generateStory', { body: { sessionId, content: riversText(8), ...style } });
  return sessionId;
};
const PATIENT = { timeout: 60_000, interval: 50 };
const sessionOf = (sessionId: SessionId) => api('getSession', { params: { sessionId } });
const ready = (sessionId: SessionId) =>
  vi.waitFor(async () => {
    const session = await sessionOf(sessionId);
    if (session.status !== 'ready') throw new Error(`still ${session.status}`);
    return session;
  }, PATIENT);
const scenesOf = async (sessionId: SessionId) => {
  const { modules } = await api('listScenes', { params: { sessionId } });
  const listed = modules.flatMap(({ scenes }) => scenes).filter(({ state }) => state === 'written');
  return Promise.all(listed.map(({ id }) => api('getScene', { params: { sceneId: id } })));
};
/** All that there will be, before anybody has read any of it a second time. */
const allWritten = (sessionId: SessionId) =>
  vi.waitFor(async () => {
    const { modules } = await api('listScenes', { params: { sessionId } });
    const all = modules.flatMap(({ scenes }) => scenes);
    if (all.length < 4 || all.some(({ state }) => state !== 'written')) throw new Error('still being written');
    return scenesOf(sessionId);
  }, PATIENT);

const openTab = async () => {
  const { ticket } = await api('createRealtimeTicket');
  const socket = new WebSocket(`${stack.origin.replace(/^http/, 'ws')}/live?ticket=${ticket}`);
  const heard: string[] = [];
  socket.onmessage = ({ data }) => {
    const message = RealtimeMessageSchema.parse(JSON.parse(String(data)));
    if (message.kind === 'scene.written') heard.push(message.id);
  };
  await new Promise((resolve) => (socket.onopen = resolve));
  return { heard, close: () => socket.close() };
};

it('reads what can be read already, and what it changes arrives in open tabs', async () => {
  const sessionId = await begun();
  const before = await allWritten(sessionId);
  expect(before.map(({ check }) => check?.state)).toEqual(before.map(() => 'waiting'));
  const chapters = before.filter(({ type }) => type === 'chapter');
  expect(chapters.every(({ content }) => content?.includes(INVENTED))).toBe(true);
  const tab = await openTab();
  released.resolve();
  const { generation: _, ...session } = await ready(sessionId);
  expect(session.checked).toBe(true);
  const after = await scenesOf(sessionId);
  expect(after.map(({ check }) => check?.state)).toEqual(after.map(() => 'done'));
  for (const { content, check: read } of after.filter(({ type }) => type === 'chapter')) {
    expect(content).toContain(MENDED);
    expect(content).not.toContain(INVENTED);
    expect(content).not.toContain(STUBBORN);
    expect(read?.removed).toEqual([
      { sentence: STUBBORN, reason: 'Your notes do not say so.', at: expect.any(Number) },
    ]);
  }
  await vi.waitFor(() => expect(tab.heard).toEqual(expect.arrayContaining(before.map(({ id }) => id))), PATIENT);
  tab.close();
});

it('sends a question back with its reason when it is answered otherwise, and counts apart what that costs', async () => {
  let first: { readonly id: string; readonly question: string } | undefined;
  reader = (call) => {
    if (call.task.kind !== 'solve' || first !== undefined) return careful(call);
    [first] = call.task.questions;
    return { answers: [{ id: first?.id, reason: 'Two of them stand in the notes.', answer: 'two' }] };
  };
  const sessionId = await begun();
  await allWritten(sessionId);
  const generationId = (await sessionOf(sessionId)).generation?.id as GenerationId;
  released.resolve();
  await ready(sessionId);
  const repair = asked.find(({ task }) => task.kind === 'quiz' && task.refused !== undefined)?.task;
  expect(repair).toMatchObject({
    refused: [{ question: first?.question, reasons: [expect.stringContaining('Two of them stand')] }],
  });
  const questions = (await scenesOf(sessionId)).flatMap(({ quiz }) => quiz?.questions ?? []);
  expect(questions).toHaveLength(3);
  // Another one in its place
  expect(questions.map(({ id }) => id)).not.toContain(first?.id);
  const row = await findGeneration(table(), { sessionId, generationId });
  const checks = asked.filter((call) => isReader(call) || call.task.kind === 'mend' || call.task === repair).length;
  expect(row?.check_input_tokens).toBe(checks * 100);
  expect(row?.input_tokens).toBe((asked.length - checks) * 100);
});

it('changes nothing when it comes again', async () => {
  const sessionId = await begun();
  await allWritten(sessionId);
  const generationId = (await sessionOf(sessionId)).generation?.id as GenerationId;
  released.resolve();
  await ready(sessionId);
  const [before, calls] = [await scenesOf(sessionId), asked.length];
  for (const { order_index: order } of before)
    await check({ sessionId, generationId, order }, { getRemainingTimeInMillis: () => 60_000 });
  expect(await scenesOf(sessionId)).toEqual(before);
  expect(asked).toHaveLength(calls);
});

it.each([
  ['is out of order', () => new TypeError('out of order'), 1],
  ['answers nonsense', () => ({ words: 'only' }), 2],
] as const)('who %s leaves the lesson whole, and it says that not all was checked', async (_, answer, tries) => {
  reader = answer;
  released.resolve();
  const sessionId = await begun();
  const session = await ready(sessionId);
  expect(session.checked).toBeUndefined();
  const scenes = await scenesOf(sessionId);
  expect(scenes.filter(({ type }) => type === 'chapter').every(({ content }) => content?.includes(INVENTED))).toBe(
    true,
  );
  expect(scenes.some(({ check: read }) => read?.state === 'done')).toBe(false);
  expect(asked.filter(isReader)).toHaveLength(scenes.length * tries);
});

it('is asked of nobody where the deployment does without', async () => {
  vi.stubEnv('MODEL_CHECK', 'off');
  const sessionId = await begun();
  await ready(sessionId);
  vi.unstubAllEnvs();
  expect((await scenesOf(sessionId)).every(({ check: read }) => read === undefined)).toBe(true);
  expect(asked.filter(isReader)).toEqual([]);
});
