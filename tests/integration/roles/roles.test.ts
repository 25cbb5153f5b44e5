import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SFNClient, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { permissions } from '../../../infra/permissions.ts';
import { jobInput } from '../../../lambdas/domain/job/job.ts';
import { type FunctionName, functions } from '../../../lambdas/functions.ts';
import type { LocalModel } from '../../../local/bedrock/local-model.ts';
import { newAccount } from '../../../local/stack/account.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { region, tableName } from '../../../local/stack/settings.ts';
import { type Stack, startStack } from '../../../local/stack/start.ts';
import { type Client, createClient } from '../../../shared/contract/client.ts';
import { defaultPreferences } from '../../../shared/model/account/settings.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { administer } from './administer.ts';
import { leave } from './leave.ts';
import { signUpAndLearn } from './sign-up-and-learn.ts';
import { study } from './study.ts';
import { together } from './together.ts';
import { used, wordsOf } from './used.ts';
import { writingInVain } from './writing-in-vain.ts';

vi.mock('../../../local/stack/functions.ts', async (importOriginal) => {
  const { sourceFunctions } = await importOriginal<typeof import('../../../local/stack/functions.ts')>();
  const { overheard } = await import('./used.ts');
  return { sourceFunctions: () => overheard(sourceFunctions()) };
});

const names = Object.keys(functions) as FunctionName[];
const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-roles-'));
/** Closed while a generation has to stay under way. */
let gate = Promise.resolve();
let refusals = 4;
const inVain = writingInVain();
let stack: Stack;
const engine = engineModel({ delayMs: 0 });

const material = [
  '# The steam engine',
  'The steam engine is a machine that turns heat into motion. A **safety valve** is a device that opens before the boiler bursts.',
  'James Watt improved the condenser in 1769. A **condenser** is a device that cools steam back into water.',
  '## Use',
  'Mines used the engine because water had to be pumped out of deep shafts. Mills no longer depended on rivers.',
  'Richard Trevithick built an engine of high pressure in 1804. A **gauge** is a device that shows the pressure.',
].join('\n\n');
const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };

const until = (what: string, holds: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await holds(), what).toBe(true), { timeout: 60_000, interval: 50 });

const upload = async (api: Client, name: string, content: string) => {
  const { id, url, fields } = await api('createUpload', { body: { name, size: content.length } });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([content]), name);
  const answer = await fetch(url, { method: 'POST', body: form, headers: { origin: stack.origin } });
  if (!answer.ok) throw new Error(await answer.text());
  return id;
};

const story = async (api: Client, content: string, uploadId?: Awaited<ReturnType<typeof upload>>) => {
  const { id: sessionId } = await api('createSession', { body: { mode: 'custom', title: 'Steam' } });
  await api('generateStory', { body: { sessionId, content, ...style, ...(uploadId ? { uploadId } : {}) } });
  return sessionId;
};

const becomes = (api: Client, sessionId: SessionId, wanted: 'ready' | 'draft') =>
  until(`a story is ${wanted}`, async () => (await api('getSession', { params: { sessionId } })).status === wanted);

/** A topic and no material: the text it is made from is written first. */
const topic = async (api: Client) => {
  const { id: sessionId } = await api('createSession', { body: { mode: 'anchor', title: 'Recall' } });
  const additionalContext = 'Topic: Learning Habits | Sub-topic: Active Recall';
  await api('generateAnchorStory', {
    body: { sessionId, anchorUniverse: 'Star Wars', additionalContext, estimatedDuration: 15 },
  });
  await becomes(api, sessionId, 'ready');
};

/** In and out of the bin, and out of it for ever. */
const clear = async (api: Client, sessionId: SessionId) => {
  const params = { sessionId };
  await api('deleteSession', { params });
  await api('listDeletedSessions', { query: { mode: 'custom' } });
  await api('countDeletedSessions', { query: { mode: 'custom' } });
  await api('restoreSession', { params });
  await api('deleteSessions', { body: { ids: [sessionId] } });
  await api('purgeSession', { params });
  await api('createSession', { body: { mode: 'anchor', title: 'Steam' } });
  await api('listAnchorSessions', { query: {} });
  await api('getColumnInfo', { query: { table_name: 'story_sessions', column_name: 'mode' } });
};

const invoke = (FunctionName: FunctionName, event: object = {}) =>
  new LambdaClient({ endpoint: stack.servicesEndpoint, region, credentials: stack.credentials }).send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
  );

/** Pays for a subscription on the provider's page, and looks at it on another. */
const subscribe = async (api: Client) => {
  const { plans } = await api('listPlans');
  const addresses = { success_url: `${stack.origin}/checkout/success`, cancel_url: `${stack.origin}/pricing` };
  const { url } = await api('createCheckout', {
    body: { price_id: plans[0]!.priceId, mode: 'subscription', ...addresses },
  });
  await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });
  await until('the subscription is known', async () => (await api('getSubscription')).subscription !== null);
  await until('a second word of it is settled', () => does('webhook', 'table ConditionCheckItem'));
  await api('createPortal', { body: { return_url: stack.origin } });
};

const table = () =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: stack.dynamo.endpoint, region, credentials: stack.credentials }),
  );
const userKey = (userId: string, SK: string) => ({ PK: `USER#${userId}`, SK });

/** Opens a tab, and leaves the row of another that has gone without a word. */
const openTabs = async (api: Client, userId: string) => {
  const { ticket } = await api('createRealtimeTicket');
  const socket = new WebSocket(`${stack.origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const expires_at = Math.floor(Date.now() / 1_000) + 600;
  const gone = { ...userKey(userId, 'SOCKET#gone='), connection: 'gone=', expires_at };
  await table().send(new PutCommand({ TableName: tableName, Item: gone }));
  return socket;
};

/** Cancels a story, tries it again, and cancels that too; and so with what is added to one that is written. */
const change = async (api: Client, written: SessionId) => {
  const open = Promise.withResolvers<void>();
  gate = open.promise;
  const params = { sessionId: await story(api, material) };
  await api('cancelGeneration', { params });
  await api('retryGeneration', { params });
  await api('cancelGeneration', { params });
  await api('expandStory', { body: { sessionId: written, materialNew: material } });
  await api('cancelGeneration', { params: { sessionId: written } });
  open.resolve();
};

/** Three generations that end while the model is still writing: stopped, with its session in the bin, without it. */
const interrupt = async (api: Client) => {
  const open = Promise.withResolvers<void>();
  gate = open.promise;
  const stopped = await story(api, material);
  const { generation } = await api('getSession', { params: { sessionId: stopped } });
  const executionArn = `${stack.workflows.arnOf('generation').replace('stateMachine', 'execution')}:${generation?.id}`;
  const workflows = new SFNClient({ endpoint: stack.workflows.endpoint, region, credentials: stack.credentials });
  await workflows.send(new StopExecutionCommand({ executionArn }));
  await becomes(api, stopped, 'draft');
  await api('deleteSession', { params: { sessionId: await story(api, material) } });
  await erase(await story(api, material));
  await until('the place of a lost session is free', () => does('tableChanges', 'table UpdateItem'));
  open.resolve();
};

const erase = (sessionId: SessionId) =>
  table().send(new DeleteCommand({ TableName: tableName, Key: { PK: `SESSION#${sessionId}`, SK: 'SESSION' } }));
const does = (name: FunctionName, word: string) => used.get(name)?.has(word) ?? false;

/** It is the hour that somebody has chosen to be reminded at. */
const beReminded = async (api: Client, id: string) => {
  await api('putReviewReminder', { body: { on: true, hour: 0 } });
  const next_at = new Date().toISOString();
  await table().send(
    new UpdateCommand({
      TableName: tableName,
      Key: userKey(id, 'REMINDER'),
      UpdateExpression: 'SET next_at = :at, GSI1SK = :order',
      ExpressionAttributeValues: { ':at': next_at, ':order': `${next_at}#${id}` },
    }),
  );
  await invoke('remindReviews');
  await invoke('fitDeck', jobInput({ kind: 'fit', userId: id, stage: 1 }));
  await invoke('notify', jobInput({ kind: 'mail', userId: id, notice: 'review', about: `2026-11-23-${id}` }));
};

/** The engine, behind the gate. Its only quiz is refused with every try of its step, so that finalize has to try it. */
const model: LocalModel = inVain.instead(async (request) => {
  await gate;
  const isQuizCall = request.answerAs.kind === 'tool' && request.answerAs.name === 'quiz';
  if (isQuizCall && refusals-- > 0) return { output: {}, usage: { inputTokens: 1, outputTokens: 1 } };
  return engine(request);
});

/** Somebody who leaves in the middle of a lesson. */
const goAway = async () => {
  const { token, id } = await newAccount(stack, { email: 'leaver@example.test', password: 'secret1', name: 'Leaver' });
  const api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
  await api('getMe');
  const written = await story(api, material);
  await becomes(api, written, 'ready');
  const open = Promise.withResolvers<void>();
  const running = async () => {
    gate = open.promise;
    await story(api, material);
  };
  await openTabs(api, id);
  await leave(api, { written, running, outbox: path.join(dataDir, 'outbox'), until });
  await until('the account is gone', () => does('deleteAccount', 'users AdminDeleteUser'));
  open.resolve();
};

beforeAll(async () => {
  // Nobody reaches it, and everybody has to look.
  process.env['MODEL_DAILY_BUDGET'] = '1000';
  stack = await startStack({ dataDir, port: 0, site: 'none', model });
  const { token, id } = await newAccount(stack, { email: 'a@example.test', password: 'secret1', name: 'Ann' });
  const api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
  // The record that sign-up made gets lost, and the first call makes it again.
  await table().send(new DeleteCommand({ TableName: tableName, Key: userKey(id, 'PROFILE') }));
  await api('getMe');
  await api('getUsage');
  const socket = await openTabs(api, id);

  const finished = await story(api, '', await upload(api, 'steam.md', material));
  await becomes(api, finished, 'ready');
  await study(api, finished, material, until);
  await becomes(api, await story(api, '', await upload(api, 'broken.pdf', '%PDF-1.4 and nothing more')), 'draft');
  await topic(api);
  await change(api, finished);
  await interrupt(api);
  const reader = await newAccount(stack, { email: 'reader@example.test', password: 'secret1', name: 'Reader' });
  const readerApi = createClient({ base: stack.origin, token: async () => reader.token, newKey: ulid });
  await together({
    author: api,
    reader: readerApi,
    written: finished,
    summed: () => until('a post is summed up', () => does('tableChanges', 'table BatchGetItem')),
    rank: () => invoke('trending'),
  });
  await api('putSettings', { body: { ...defaultPreferences(), marketing_emails: true } });
  await invoke('notify', jobInput({ kind: 'mail', userId: id, notice: 'digest', about: `2026-11-23-${id}` }));
  await beReminded(api, id);
  await administer({ id, api }, { id: reader.id, api: readerApi }, finished);
  await until('the groups follow a role', () => does('tableChanges', 'users AdminAddUserToGroup'));
  await clear(api, finished);
  await subscribe(api);
  const settler = await newAccount(stack, { email: 'settler@example.test', password: 'secret1', name: 'Settler' });
  const settlerApi = createClient({ base: stack.origin, token: async () => settler.token, newKey: ulid });
  await openTabs(settlerApi, settler.id);
  await inVain.during(async () => becomes(settlerApi, await story(settlerApi, material), 'draft'));
  await signUpAndLearn(settlerApi, stack.origin);
  await goAway();
  await until('files are erased', () => does('tableChanges', 'materials DeleteObject'));
  socket.close();
  await until('the socket is closed', () => does('socket', 'table DeleteItem'));
});

afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each(names)('%s asks for nothing that its role refuses', (name) => {
  const may = wordsOf(permissions[name]);
  expect([...(used.get(name) ?? [])].filter((word) => !may.includes(word))).toEqual([]);
});

/** What is allowed and does not show in such a day. */
const seldom: Partial<Record<FunctionName, readonly string[]>> = {
  // The form is signed with it, and the browser sends it.
  account: ['uploads PutObject'],
  // So here. Somebody learned from a first scene, and cancels what is still being written.
  generation: ['table BatchWriteItem', 'uploads PutObject'],
  // Somebody learned from a first scene, and deletes the session that is still being written.
  sessions: ['table BatchWriteItem'],
  // Here no model writes, and an edition has no second reader.
  check: ['table Query', 'table UpdateItem', 'calls the model'],
  // Here no model writes, and open answers are compared by their learner.
  learning: ['calls the model'],
  // Somebody learned from a first scene whose lesson then failed.
  fail: ['table BatchWriteItem'],
  executionEnded: ['table BatchWriteItem'],
  // Who wants to pay has no record yet.
  billing: ['users AdminGetUser'],
  // The address of an export is signed with it, and the browser fetches it.
  leaving: ['exports GetObject'],
  // It is a day before a session leaves the bin; the deck that is reminded of is switched off, and nothing is due.
  notify: ['table BatchGetItem', 'table Query'],
  remind: ['runs jobs'],
  // Nobody has chosen this very minute.
  remindReviews: ['runs jobs'],
  // The first call of the API came before the trigger.
  postConfirmation: ['table GetItem'],
};

it.each(names)('%s may do nothing that it never does', (name) => {
  // Mails of the week begin on Mondays, and show on no other day
  const shows = (word: string): boolean => does(name, word) || (name === 'remind' && word === 'GSI1 Query');
  expect(wordsOf(permissions[name]).filter((word) => !shows(word))).toEqual(seldom[name] ?? []);
});
