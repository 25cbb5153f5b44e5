import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DescribeExecutionCommand, ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { handler as executionEnded } from '../../lambdas/pipeline/execution-ended.ts';
import { lines } from '../../lambdas/runtime/logs/lines.ts';
import { newAccount } from '../../local/stack/account.ts';
import { machineName, region } from '../../local/stack/settings.ts';
import { type Stack, startStack } from '../../local/stack/start.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import type { SessionId } from '../../shared/model/id.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-failing-'));
const material = 'A boiler is a closed vessel in which water becomes steam. '.repeat(20);
let stack: Stack;
let api: Client;
let workflows: SFNClient;

beforeAll(async () => {
  vi.spyOn(lines, 'write').mockReturnValue();
  // What an account without access to the model is answered.
  const message = 'You don’t have access to the model with the specified model ID.';
  const model = async () => ({ error: { type: 'AccessDeniedException' as const, message } });
  stack = await startStack({ dataDir, port: 0, site: 'none', model });
  workflows = new SFNClient({
    endpoint: stack.workflows.endpoint,
    region,
    credentials: stack.credentials,
  });
  const { token } = await newAccount(stack, { email: 'ann@example.test', password: 'secret1', name: 'Ann' });
  api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
}, 60_000);
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const generate = async (content: string): Promise<SessionId> => {
  const { id: sessionId } = await api('createSession', { body: { mode: 'custom', title: 'Steam' } });
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  await api('generateStory', { body: { sessionId, content, ...style } });
  return sessionId;
};

/** The execution that wrote for a session, once it has ended. */
const execution = (sessionId: SessionId) =>
  vi.waitFor(
    async () => {
      const stateMachineArn = stack.workflows.arnOf(machineName);
      const { executions = [] } = await workflows.send(new ListExecutionsCommand({ stateMachineArn }));
      const all = executions.map(({ executionArn }) => workflows.send(new DescribeExecutionCommand({ executionArn })));
      const found = (await Promise.all(all)).find(({ input }) => input?.includes(sessionId));
      if (!found || found.status === 'RUNNING') throw new Error('It has not ended');
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );

const sessionOf = (sessionId: SessionId) => api('getSession', { params: { sessionId } });
const used = async () => {
  const { stories, running } = await api('getUsage');
  return { stories: stories.used, running: running.used };
};

it('a model that refuses everything fails the execution, and leaves a draft with its reason and the quota', async () => {
  const sessionId = await generate(material);
  expect(await used()).toEqual({ stories: 1, running: 1 });
  const ended = await execution(sessionId);
  expect([ended.status, ended.error, ended.cause]).toEqual(['FAILED', 'GenerationFailed', 'unknown']);
  expect(await sessionOf(sessionId)).toMatchObject({ status: 'draft', failure_reason: { code: 'unknown' } });
  expect(await used()).toEqual({ stories: 0, running: 0 });
});

it('material that holds nothing to learn ends as it should, and its author is told why', async () => {
  const sessionId = await generate('?! '.repeat(200));
  expect((await execution(sessionId)).status).toBe('SUCCEEDED');
  expect(await sessionOf(sessionId)).toMatchObject({ status: 'draft', failure_reason: { code: 'empty' } });
  expect(await used()).toEqual({ stories: 0, running: 0 });
});

it('the event of a failed execution leaves the reason that was recorded, and gives nothing back twice', async () => {
  const sessionId = await generate('?! '.repeat(200));
  const { input, stateMachineArn } = await execution(sessionId);
  await executionEnded({
    'detail-type': 'Step Functions Execution Status Change',
    detail: { status: 'FAILED', input, stateMachineArn, error: 'States.Runtime', cause: 'something else' },
  });
  expect(await sessionOf(sessionId)).toMatchObject({ status: 'draft', failure_reason: { code: 'empty' } });
  expect(await used()).toEqual({ stories: 0, running: 0 });
});
