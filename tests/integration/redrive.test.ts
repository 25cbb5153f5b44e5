import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { table } from '../../lambdas/runtime/container.ts';
import { lines } from '../../lambdas/runtime/logs/lines.ts';
import { sessionKey } from '../../lambdas/store/keys.ts';
import { queryAll, wholePartition } from '../../lambdas/store/query.ts';
import type { LambdaHandler } from '../../local/lambda/lambdas.ts';
import { newAccount } from '../../local/stack/account.ts';
import { announce } from '../../local/stack/process/running.ts';
import { deadLetterQueues, machineName, region } from '../../local/stack/settings.ts';
import { type Stack, startStack } from '../../local/stack/start.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import type { SessionId } from '../../shared/model/id.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-redrive-'));
let stack: Stack;
let api: Client;
let queues: SQSClient;
let conceal: () => void;
let broken = false;

/** The deployed function, or what is left of it while something that it needs is out of order. */
const tableChanges: LambdaHandler = async (event, context) => {
  if (broken) throw new Error('out of order');
  // Its type is of the events that the stream sends; the stand-in for Lambda passes on any
  const deployed = (await import('../../lambdas/stream/table-changes.ts')) as unknown as { handler: LambdaHandler };
  return deployed.handler(event, context);
};

beforeAll(async () => {
  vi.spyOn(lines, 'write').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  stack = await startStack({
    dataDir,
    port: 0,
    site: 'none',
    // Nothing is ever written: a lesson stays at work.
    model: () => new Promise(() => {}),
    functions: { tableChanges: { timeoutMs: 60_000, handler: tableChanges } },
    streamBackoff: { first: 1, longest: 1 },
  });
  conceal = announce(dataDir, stack);
  queues = new SQSClient({ endpoint: stack.servicesEndpoint, region, credentials: stack.credentials });
  const { token } = await newAccount(stack, { email: 'ann@example.test', password: 'secret1', name: 'Ann' });
  api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
}, 60_000);
afterAll(async () => {
  conceal();
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const redrive = () =>
  new Promise<{ readonly code: number; readonly out: string }>((resolve) => {
    const args = ['local/redrive.ts', '--data', dataDir];
    execFile(process.execPath, args, { cwd: root }, (error, out, said) =>
      resolve({ code: error ? Number(error.code) : 0, out: out + said }),
    );
  });

const urlOf = (name: keyof typeof deadLetterQueues): string =>
  `${stack.servicesEndpoint}/000000000000/${deadLetterQueues[name]}`;
const depth = async (name: keyof typeof deadLetterQueues): Promise<number> => {
  const asked = new GetQueueAttributesCommand({ QueueUrl: urlOf(name), AttributeNames: ['All'] });
  const { Attributes = {} } = await queues.send(asked);
  return (
    Number(Attributes['ApproximateNumberOfMessages']) + Number(Attributes['ApproximateNumberOfMessagesNotVisible'])
  );
};
const rowsOf = async (id: SessionId): Promise<number> =>
  (await queryAll(table(), { ...wholePartition(sessionKey(id).PK), ConsistentRead: true })).length;
const newSession = async () => (await api('createSession', { body: { mode: 'custom', title: 'Steam' } })).id;

it('plays again what the stream handlers gave up on, from the stream, until nothing is left of it', async () => {
  const id = await newSession();
  await api('createMaterial', { params: { sessionId: id }, body: { kind: 'text', content: 'Long. '.repeat(10_000) } });
  await stack.stream.caughtUp();
  broken = true;
  await api('deleteSession', { params: { sessionId: id } });
  await api('purgeSession', { params: { sessionId: id } });
  await stack.stream.caughtUp();
  expect(await depth('tableChanges')).toBeGreaterThan(0);
  expect((await stack.dynamo.outbox.read('', 10)).length, 'the readers have moved on').toBe(0);
  expect(await rowsOf(id)).toBeGreaterThan(0);

  broken = false;
  const { code, out } = await redrive();
  expect(out).toMatch(/^✓ tableChanges was given 1 record\(s\) once more$/m);
  expect(code).toBe(0);
  expect(await depth('tableChanges')).toBe(0);
  expect(await rowsOf(id)).toBe(0);
  expect((await redrive()).out).toContain('tableChanges-dead-letters: 0 handed over, 0 failed');
});

const send = (name: keyof typeof deadLetterQueues, body: object, target?: string) =>
  queues.send(
    new SendMessageCommand({
      QueueUrl: urlOf(name),
      MessageBody: JSON.stringify(body),
      ...(target && { MessageAttributes: { TARGET_ARN: { DataType: 'String', StringValue: target } } }),
    }),
  );
const executionEnded = 'arn:aws:lambda:us-east-1:000000000000:function:executionEnded';

/** A lesson at work, and the event that its execution has ended, which nobody has recorded. */
const stuck = async () => {
  const sessionId = await newSession();
  const content = 'A boiler is a closed vessel in which water becomes steam. '.repeat(20);
  await api('generateStory', { body: { sessionId, content, genre: 'mystery', authorInspiration: 'doyle' } });
  const workflows = new SFNClient({ endpoint: stack.workflows.endpoint, region, credentials: stack.credentials });
  const stateMachineArn = stack.workflows.arnOf(machineName);
  const { executions = [] } = await workflows.send(new ListExecutionsCommand({ stateMachineArn }));
  const input = JSON.stringify({ sessionId, generationId: executions[0]?.name });
  const detail = { status: 'TIMED_OUT', input, stateMachineArn };
  const event = { source: 'aws.states', 'detail-type': 'Step Functions Execution Status Change', detail };
  return { sessionId, event };
};

it.each([
  ['that could not be delivered', (event: object) => event],
  [
    'that its function has failed on',
    (event: object) => ({
      version: '1.0',
      requestContext: { functionArn: `${executionEnded}:$LATEST`, condition: 'RetriesExhausted' },
      requestPayload: event,
    }),
  ],
])('records the end of a lesson that was stuck, from an event %s', async (_, message) => {
  const { sessionId, event } = await stuck();
  await send('executionEnded', message(event), executionEnded);
  expect((await redrive()).code).toBe(0);
  expect(await api('getSession', { params: { sessionId } })).toMatchObject({
    status: 'draft',
    failure_reason: { code: 'timed_out' },
  });
  expect(await depth('executionEnded')).toBe(0);
});

it('keeps what fails again, and says why', async () => {
  await send('executionEnded', { 'detail-type': 'x', detail: { status: 'FAILED', input: 'no JSON' } }, executionEnded);
  await send('tableChanges', {
    requestContext: { functionArn: 'arn:aws:lambda:us-east-1:000000000000:function:tableChanges' },
    DDBStreamBatchInfo: {
      streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/fabula/stream/local',
      shardId: 'shardId-00000000000000000000-00000000',
      startSequenceNumber: '000000000000000000001',
      endSequenceNumber: '000000000000000000001',
    },
  });
  await send('tableChanges', { hello: 'world' });
  const { code, out } = await redrive();
  expect(code).toBe(1);
  expect(out).toContain('The function failed again');
  expect(out).toContain('The stream has forgotten its records');
  expect(out).toContain('It is no message of Lambda or EventBridge');
  expect([await depth('executionEnded'), await depth('tableChanges')]).toEqual([1, 2]);
});
