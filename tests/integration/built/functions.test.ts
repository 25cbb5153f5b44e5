import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { DynamoDBDocumentClient, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { jobInput } from '../../../lambdas/domain/job/job.ts';
import { functions } from '../../../lambdas/functions.ts';
import { builtFunctions } from '../../../local/stack/functions.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { bucketName, jobMachineName, machineName, region, tableName } from '../../../local/stack/settings.ts';
import { type Stack, startStack } from '../../../local/stack/start.ts';
import { priceIds } from '../../../local/stripe/catalogue.ts';
import { newId, type SessionId } from '../../../shared/model/id.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import { instant } from '../../../shared/model/time.ts';
import { recordCalls } from '../../built/record-calls.ts';
import { handoutOf } from '../../fixtures/files/handout.ts';
import { complaintsOf } from '../../unit/domain/export/epubcheck.ts';
import { type Person, signUp, until } from './person.ts';

/* What is deployed, at work: every function is called as a bundle, away from the repository's packages. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'built-functions-'));
const texts = path.resolve(import.meta.dirname, '../../fixtures/texts');
const notes = readFileSync(path.join(texts, 'cellular-respiration.txt'), 'utf8');
const handout = handoutOf(notes, 40);
const { functions: built, calls } = recordCalls(builtFunctions(inject('builtFunctions')));
let stack: Stack;
let ann: Person;
let story: SessionId;

beforeAll(async () => {
  stack = await startStack({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }), functions: built });
  ann = await signUp(stack, 'ann');
}, 120_000);
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const table = () =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: stack.dynamo.endpoint, region, credentials: stack.credentials }),
  );
const workflows = () => new SFNClient({ endpoint: stack.workflows.endpoint, region, credentials: stack.credentials });
const keysBelow = async (prefix: string) => {
  const { Contents = [] } = await new S3Client({ forcePathStyle: true }).send(
    new ListObjectsV2Command({ Bucket: bucketName, Prefix: prefix }),
  );
  return Contents.map(({ Key = '' }) => Key);
};
const rowsOf = async (sessionId: SessionId) => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'PK = :pk',
      ExpressionAttributeValues: { ':pk': `SESSION#${sessionId}` },
    }),
  );
  return Items.length;
};

/** From a handout as PDF, or from notes where only text is taken. */
const write = async (mode: 'custom' | 'traditional' | 'anchor') => {
  const { api } = ann;
  const { id: sessionId } = await api('createSession', { body: { mode, title: 'Respiration' } });
  const estimatedDuration = 30;
  if (mode === 'anchor') {
    const told = { anchorUniverse: 'Star Wars', additionalContext: 'Topic: Cells' };
    await api('generateAnchorStory', { body: { sessionId, content: notes, ...told, estimatedDuration } });
    return ann.finished(sessionId);
  }
  const uploadId = await ann.uploaded('handout.pdf', handout, 'application/pdf');
  const asked = { sessionId, uploadId, content: '', estimatedDuration };
  if (mode === 'custom')
    await api('generateStory', { body: { ...asked, genre: 'mystery', authorInspiration: 'doyle' } });
  else await api('generateTraditionalLesson', { body: asked });
  return ann.finished(sessionId);
};

it.each([
  ['a story from a PDF [FILE-01, GEN-61]', 'custom'],
  ['a traditional lesson from a PDF [FILE-01, GEN-60]', 'traditional'],
  ['a lesson through a universe from notes [GEN-62]', 'anchor'],
] as const)('writes %s', async (_, mode) => {
  const session = await write(mode);
  expect(session).toMatchObject({ status: 'ready', failure_reason: null });
  expect(session.scenes.length).toBeGreaterThan(3);
  const quiz = session.scenes.find(({ type }) => isQuiz(type));
  expect(quiz?.quiz?.questions.length).toBeGreaterThan(0);
  story = session.id;
});

it('grades a quiz, and says where the material decides it', async () => {
  const { scenes } = await ann.finished(story);
  const quiz = scenes.find(({ type }) => isQuiz(type))!;
  const answers = quiz.quiz!.questions.map(({ id }) => ({ id, chosen: 0 }));
  const { questions } = await ann.api('submitAnswers', { params: { sceneId: quiz.id }, body: { answers } });
  expect(questions.every((question) => 'correctAnswer' in question && question.evidence !== null)).toBe(true);
});

it('asks again what the quiz asked', async () => {
  const due = async () => (await ann.api('listDueCards', { query: {} })).items;
  await until('its questions are cards', async () => (await due()).length > 0);
  const [first] = await due();
  const at = instant(Date.now());
  const review = { id: newId('rev'), card: first!.id, turn: 0, grade: 'good', missed: false, at, took: 5_000 } as const;
  const { results } = await ann.api('gradeCards', { body: { sent_at: at, reviews: [review] } });
  expect(results).toMatchObject([{ outcome: 'counted', card: { state: 'learning' } }]);
});

it('fits no dates to somebody of one answer', async () => {
  const { id: userId } = await ann.api('getMe');
  const stateMachineArn = stack.workflows.arnOf(jobMachineName);
  const input = JSON.stringify(jobInput({ kind: 'fit', userId, stage: 400 }));
  await workflows().send(new StartExecutionCommand({ stateMachineArn, input }));
  await until('the job is done', () => (calls.answered.get('fitDeck') ?? 0) > 0);
  expect(await ann.api('getDeckFit')).toMatchObject({ fitted: false, answers: 0 });
});

it('tells an open tab what changes', async () => {
  const { ticket } = await ann.api('createRealtimeTicket');
  const socket = new WebSocket(`${stack.origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  await ann.api('updateSession', { params: { sessionId: story }, body: { title: 'Cells at work' } });
  await until('the tab hears it', () => heard.some((message) => message.includes(story)));
  socket.close();
});

it('shows a photo that was posted', async () => {
  const photo = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const upload = await ann.api('createAvatarUpload', { body: { type: 'image/png', size: photo.length } });
  await ann.post(upload, photo, 'image/png');
  const { avatar_url } = await ann.api('putAvatar', { body: { upload_id: upload.id } });
  const shown = await fetch(new URL(avatar_url ?? '', stack.origin));
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(photo);
});

it('makes an export that opens', async () => {
  const { id: exportId } = await ann.api('createExport');
  await until('the export is ready', async () => (await ann.api('getExport')).export?.status === 'ready');
  const { url } = await ann.api('openExport', { params: { exportId } });
  const zip = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
});

it('changes a plan when the payment provider says so', async () => {
  const addresses = { success_url: `${stack.origin}/checkout/success`, cancel_url: `${stack.origin}/pricing` };
  const { url } = await ann.api('createCheckout', {
    body: { price_id: priceIds.month, mode: 'subscription', ...addresses },
  });
  await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });
  await until('the plan is Pro', async () => (await ann.api('getUsage')).tier === 'pro');
});

it('sets a lesson as an e-book in the face it is read in, for Pro [BILL-06, BILL-56]', async () => {
  const params = { sessionId: story };
  const { base64 } = await ann.api('exportSession', { params, query: { format: 'epub' } });
  const book = Buffer.from(base64, 'base64');
  expect(await complaintsOf(book)).toEqual([]);
  expect(book.includes('book/fonts/literata-latin-wght-normal.woff2')).toBe(true);
});

it('shares a session, counts who likes it, and shows moderators nothing they may not see', async () => {
  const params = { sessionId: story };
  await ann.api('setVisibility', { params, body: { visibility: 'public' } });
  const ben = await signUp(stack, 'ben');
  await ben.api('likePost', { params });
  await until('the like is counted', async () => (await ben.api('getPost', { params })).likes_count === 1);
  await expect(ben.api('listMembers', { query: {} })).rejects.toMatchObject({ status: 403 });
  await ben.api('deleteAccount', { body: { confirmation: 'DELETE' } });
  await until('nothing of the account is left', async () => {
    const { Items = [] } = await table().send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
    return !JSON.stringify(Items).includes('ben@example.test');
  });
});

it('says why a file cannot be read, and records the end of what was stopped', async () => {
  const { api } = ann;
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  const { id: broken } = await api('createSession', { body: { mode: 'custom', title: 'Broken' } });
  const uploadId = await ann.uploaded('broken.pdf', Buffer.from('%PDF-1.4 and nothing more'), 'application/pdf');
  await api('generateStory', { body: { sessionId: broken, content: '', ...style, uploadId } });
  expect(await ann.finished(broken)).toMatchObject({ status: 'draft', failure_reason: { code: 'corrupt' } });

  const { id: stopped } = await api('createSession', { body: { mode: 'custom', title: 'Stopped' } });
  await api('generateStory', { body: { sessionId: stopped, content: 'Water boils. '.repeat(5_000), ...style } });
  const { generation } = await api('getSession', { params: { sessionId: stopped } });
  const executionArn = `${stack.workflows.arnOf(machineName).replace('stateMachine', 'execution')}:${generation?.id}`;
  await until('it runs', () =>
    workflows()
      .send(new StopExecutionCommand({ executionArn }))
      .then(
        () => true,
        () => false,
      ),
  );
  await until('its end is recorded', () => (calls.answered.get('executionEnded') ?? 0) > 0);
});

it('checks nothing for a generation that is over', async () => {
  const { servicesEndpoint: endpoint, credentials } = stack;
  const Payload = JSON.stringify({ sessionId: story, generationId: newId('gen'), order: 1 });
  const invoke = new InvokeCommand({ FunctionName: 'check', Payload });
  const answer = await new LambdaClient({ endpoint, region, credentials }).send(invoke);
  expect(JSON.parse(answer.Payload?.transformToString() ?? '')).toEqual({ outcome: 'stale' });
});

it('empties the bin: neither a row nor a file of the session is left', async () => {
  const params = { sessionId: story };
  expect(await rowsOf(story)).toBeGreaterThan(0);
  expect(await keysBelow(`extracts/${story}/`)).not.toEqual([]);
  await ann.api('deleteSession', { params });
  await ann.api('purgeSession', { params });
  await until('its rows are gone', async () => (await rowsOf(story)) === 0);
  await until('its files are gone', async () => (await keysBelow(`extracts/${story}/`)).length === 0);
  expect(await keysBelow(`materials/${story}/`)).toEqual([]);
});

it('has called every function, and none of them failed', async () => {
  expect(Object.keys(functions).filter((name) => !calls.answered.has(name))).toEqual([]);
  // A reason that is meant for the learner travels through the workflow as an error.
  expect(calls.thrown.filter((error) => !/^extract: GenerationFailed/.test(error))).toEqual([]);
});
