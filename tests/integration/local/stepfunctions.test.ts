import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  CreateStateMachineCommand,
  DescribeExecutionCommand,
  ListExecutionsCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLambdas, type LambdaHandler } from '../../../local/lambda/lambdas.ts';
import type { Definition } from '../../../local/stepfunctions/definition.ts';
import { type StepFunctionsOptions, startStepFunctions } from '../../../local/stepfunctions/step-functions.ts';

const PATIENT = { timeout: 20_000, interval: 20 };
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const task = (name: string, more: object = {}) => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke',
  Parameters: { FunctionName: name, 'Payload.$': '$' },
  OutputPath: '$.Payload',
  ...more,
});
const one = (name: string, more: object = {}): Definition => ({
  StartAt: 'Only',
  States: { Only: task(name, { End: true, ...more }) },
});

class Throttled extends Error {
  override name = 'ThrottlingException';
}

interface Setup extends Partial<Omit<StepFunctionsOptions, 'machines' | 'invoke'>> {
  functions?: Record<string, LambdaHandler>;
}

/** Step Functions with one state machine, and a client for it. */
async function start(definition: Definition, { functions = {}, ...options }: Setup = {}) {
  const entries = Object.entries(functions).map(([name, handler]) => [name, { handler, timeoutMs: 30_000 }]);
  const { invoke } = createLambdas({ functions: Object.fromEntries(entries) });
  const dataDir = mkdtempSync(join(tmpdir(), 'sfn-'));
  const machines = { lesson: { definition, type: 'STANDARD' as const } };
  const service = await startStepFunctions({ dataDir, machines, invoke, ...options });
  cleanups.push(() => service.close());
  return { ...connect(service.endpoint, service.arnOf('lesson')), service };
}

function connect(endpoint: string, stateMachineArn: string) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SFNClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  cleanups.push(() => client.destroy());
  const describe = (executionArn: string) => client.send(new DescribeExecutionCommand({ executionArn }));
  const begin = async (input: unknown = {}, name?: string) => {
    const command = new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input), ...(name && { name }) });
    return (await client.send(command)).executionArn!;
  };
  const end = async (executionArn: string) => {
    await vi.waitFor(async () => expect((await describe(executionArn)).status).not.toBe('RUNNING'), PATIENT);
    const { output, ...ended } = await describe(executionArn);
    return { ...ended, output: output && JSON.parse(output) };
  };
  return { client, stateMachineArn, describe, begin, end };
}

describe('running a definition', () => {
  it('hands a payload through tasks, result paths and choices', async () => {
    const definition: Definition = {
      StartAt: 'Double',
      States: {
        Double: {
          ...task('double'),
          OutputPath: '$',
          ResultSelector: { 'value.$': '$.Payload' },
          ResultPath: '$.doubled',
          Next: 'Pause',
        },
        Pause: { Type: 'Wait', SecondsPath: '$.pause', Next: 'Which' },
        Which: {
          Type: 'Choice',
          Choices: [
            { Variable: '$.missing', IsPresent: true, Next: 'Wrong' },
            {
              And: [
                { Variable: '$.missing', IsPresent: false },
                { Variable: '$.doubled.value', NumericEquals: 42 },
              ],
              Next: 'Named',
            },
          ],
          Default: 'Wrong',
        },
        Named: {
          Type: 'Pass',
          Parameters: { 'name.$': '$$.Execution.Name', 'value.$': '$.doubled.value' },
          Next: 'Done',
        },
        Done: { Type: 'Succeed' },
        Wrong: { Type: 'Fail', Error: 'Wrong', Cause: 'should not be reached' },
      },
    };
    const double: LambdaHandler = async (event: object & { n?: number }) => 2 * event.n!;
    const slept: number[] = [];
    const sleep = async (ms: number) => void slept.push(ms);
    const { begin, end, service } = await start(definition, { functions: { double }, sleep });
    const arn = await begin({ n: 21, pause: 3600 }, 'gen-1');
    expect(await end(arn)).toMatchObject({ status: 'SUCCEEDED', output: { name: 'gen-1', value: 42 } });
    expect(slept).toEqual([3_600_000]);
    expect(service.transitions(arn)).toBe(5);
  });

  it('maps over items with no more at once than allowed, in their order [GEN-17]', async () => {
    let [running, most] = [0, 0];
    const write: LambdaHandler = async ({ id, lesson }: { id?: string; lesson?: string }) => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return `${lesson}/${id}`;
    };
    const scenes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const definition: Definition = {
      StartAt: 'Scenes',
      States: {
        Scenes: {
          Type: 'Map',
          ItemsPath: '$.scenes',
          MaxConcurrency: 3,
          ItemSelector: { 'id.$': '$$.Map.Item.Value', 'lesson.$': '$.lesson' },
          ItemProcessor: {
            ProcessorConfig: { Mode: 'INLINE' },
            StartAt: 'Write',
            States: { Write: task('write', { End: true }) },
          },
          ResultPath: '$.written',
          End: true,
        },
      },
    };
    const { begin, end, service } = await start(definition, { functions: { write } });
    const arn = await begin({ lesson: 'L', scenes });
    expect((await end(arn)).output.written).toEqual(scenes.map((id) => `L/${id}`));
    expect(most).toBe(3);
    expect(service.transitions(arn)).toBe(1 + scenes.length);
  });

  it('counts the states that only pass something on, to the last iteration', async () => {
    const Pass = { Type: 'Pass', End: true };
    const items = { Type: 'Map', ItemProcessor: { StartAt: 'Pass', States: { Pass } }, End: true };
    const { begin, end, service } = await start({ StartAt: 'Items', States: { Items: items } });
    const arn = await begin(Array.from({ length: 60 }, (_, index) => index));
    expect((await end(arn)).output).toHaveLength(60);
    expect(service.transitions(arn)).toBe(61);
  });

  it('catches a failed iteration and a failed branch by the name of the error', async () => {
    const broken: LambdaHandler = async (event: object & { fail?: boolean }) => {
      if (event.fail) throw new Throttled('slow down');
      return 'fine';
    };
    const recover = [{ ErrorEquals: ['ThrottlingException'], ResultPath: '$.error', Next: 'Record' }];
    const Record = { Type: 'Pass', Parameters: { 'failed.$': '$.error.Error' }, End: true };
    const definition: Definition = {
      StartAt: 'Both',
      States: {
        Both: {
          Type: 'Parallel',
          Branches: [
            {
              StartAt: 'Items',
              States: {
                Items: {
                  Type: 'Map',
                  ItemProcessor: {
                    StartAt: 'Try',
                    States: { Try: task('broken', { Catch: recover, End: true }), Record },
                  },
                  End: true,
                },
              },
            },
            { StartAt: 'Alone', States: { Alone: task('broken', { InputPath: '$[0]', End: true }) } },
          ],
          Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.reason', Next: 'Never' }],
          End: true,
        },
        Never: { Type: 'Fail' },
      },
    };
    const { begin, end } = await start(definition, { functions: { broken } });
    const { output } = await end(await begin([{ fail: false }, { fail: true }]));
    expect(output).toEqual([['fine', { failed: 'ThrottlingException' }], 'fine']);
  });

  it('retries a throttled task with back-off, a longest delay and jitter, and counts it [GEN-17]', async () => {
    const waits: number[] = [];
    let calls = 0;
    const throttled: LambdaHandler = async () => {
      if (++calls < 6) throw new Throttled('slow down');
      return { calls };
    };
    const retrier = { ErrorEquals: ['ThrottlingException'], IntervalSeconds: 2, BackoffRate: 2, MaxDelaySeconds: 10 };
    const Retry = [
      { ErrorEquals: ['Lambda.TooManyRequestsException'], MaxAttempts: 1 },
      { ...retrier, MaxAttempts: 6 },
    ];
    const setup = { functions: { throttled }, sleep: async (ms: number) => void waits.push(ms) };
    const plain = await start(one('throttled', { Retry }), setup);
    const arn = await plain.begin();
    expect((await plain.end(arn)).output).toEqual({ calls: 6 });
    expect(waits).toEqual([2000, 4000, 8000, 10_000, 10_000]);
    expect(plain.service.transitions(arn)).toBe(6);

    calls = 0;
    waits.length = 0;
    const FULL = [{ ...retrier, MaxAttempts: 6, JitterStrategy: 'FULL' }];
    const jittered = await start(one('throttled', { Retry: FULL }), setup);
    await jittered.end(await jittered.begin());
    expect(waits).toHaveLength(5);
    expect(waits.every((ms, i) => ms >= 0 && ms <= [2000, 4000, 8000, 10_000, 10_000][i]!)).toBe(true);
    expect(waits).not.toEqual([2000, 4000, 8000, 10_000, 10_000]);
  });

  it('gives up after the last retry and names the error and its cause', async () => {
    const changes: unknown[] = [];
    let calls = 0;
    const throttled: LambdaHandler = async () => {
      calls++;
      throw new Throttled('slow down');
    };
    const Retry = [{ ErrorEquals: ['States.TaskFailed'], MaxAttempts: 2 }];
    const setup = {
      functions: { throttled },
      sleep: async () => {},
      onStatusChange: (change: unknown) => changes.push(change),
    };
    const { begin, end, stateMachineArn } = await start(one('throttled', { Retry }), setup);
    const executionArn = await begin({ session: 's1' }, 'gen-2');
    const { status, error, cause } = await end(executionArn);
    expect({ status, error, calls }).toEqual({ status: 'FAILED', error: 'ThrottlingException', calls: 3 });
    expect(JSON.parse(cause!)).toMatchObject({ errorType: 'ThrottlingException', errorMessage: 'slow down' });
    const input = '{"session":"s1"}';
    expect(changes).toMatchObject([{ executionArn, stateMachineArn, name: 'gen-2', status: 'FAILED', input }]);
  });

  it('ends a task and an execution that take too long', async () => {
    const changes: { status: string }[] = [];
    const stuck: LambdaHandler = () => new Promise(() => {});
    const setup = { functions: { stuck }, onStatusChange: (change: { status: string }) => changes.push(change) };
    const slowTask = await start(one('stuck', { TimeoutSeconds: 1 }), setup);
    expect(await slowTask.end(await slowTask.begin())).toMatchObject({ status: 'FAILED', error: 'States.Timeout' });
    const slow = await start({ ...one('stuck'), TimeoutSeconds: 1 }, setup);
    expect(await slow.end(await slow.begin())).toMatchObject({ status: 'TIMED_OUT' });
    expect(changes.map((change) => change.status)).toEqual(['FAILED', 'TIMED_OUT']);
  });

  it('carries no more than 256 KiB from state to state, and no wildcard catches it', async () => {
    const half = 'x'.repeat(150_000);
    const text: LambdaHandler = async (event: object & { times?: number }) => half.repeat(event.times!);
    const Catch = [{ ErrorEquals: ['States.ALL'], Next: 'Caught' }];
    const definition: Definition = {
      StartAt: 'First',
      States: {
        First: { ...task('text', { Catch }), OutputPath: '$', ResultPath: '$.first', Next: 'Second' },
        Second: { ...task('text', { Catch }), OutputPath: '$', ResultPath: '$.second', Next: 'Caught' },
        Caught: { Type: 'Pass', End: true },
      },
    };
    const { begin, end } = await start(definition, { functions: { text } });
    const exceeded = { status: 'FAILED', error: 'States.DataLimitExceeded' };
    expect(await end(await begin({ times: 2 }))).toMatchObject(exceeded);
    expect(await end(await begin({ times: 1 }))).toMatchObject(exceeded);
    await expect(begin({ half: half.repeat(2) })).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('the operations', () => {
  it('starts a name once: the same answer while it runs, a refusal for other input or afterwards', async () => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const hold: LambdaHandler = async () => release;
    const { begin, end } = await start(one('hold'), { functions: { hold } });
    const arn = await begin({ n: 1 }, 'gen-3');
    expect(await begin({ n: 1 }, 'gen-3')).toBe(arn);
    const refused = { name: 'ExecutionAlreadyExists' };
    await expect(begin({ n: 2 }, 'gen-3')).rejects.toMatchObject(refused);
    resolve();
    await end(arn);
    await expect(begin({ n: 1 }, 'gen-3')).rejects.toMatchObject(refused);
    await expect(begin({}, 'not a name')).rejects.toMatchObject({ name: 'InvalidName' });
  });

  it('stops an execution for good, also one that waits to retry', async () => {
    const changes: unknown[] = [];
    let calls = 0;
    const throttled: LambdaHandler = async () => {
      calls++;
      throw new Throttled('slow down');
    };
    const Retry = [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 3600 }];
    const setup = { functions: { throttled }, onStatusChange: (change: unknown) => changes.push(change) };
    const { begin, client, describe: show } = await start(one('throttled', { Retry }), setup);
    const executionArn = await begin();
    await vi.waitFor(() => expect(calls).toBe(1), PATIENT);
    const stop = () =>
      client.send(new StopExecutionCommand({ executionArn, error: 'Deleted', cause: 'session is gone' }));
    const { stopDate } = await stop();
    expect((await stop()).stopDate).toEqual(stopDate);
    expect(await show(executionArn)).toMatchObject({ status: 'ABORTED', error: 'Deleted', cause: 'session is gone' });
    expect(changes).toMatchObject([{ executionArn, status: 'ABORTED', error: 'Deleted' }]);
    expect(calls).toBe(1);
  });

  it('lists executions by status and by page', async () => {
    const maybe: LambdaHandler = async (event: object & { fail?: boolean }) => {
      if (event.fail) throw new Throttled('slow down');
    };
    const { begin, end, client, stateMachineArn } = await start(one('maybe'), { functions: { maybe } });
    for (const fail of [true, false, true]) await end(await begin({ fail }));
    const list = (input: object) => client.send(new ListExecutionsCommand({ stateMachineArn, ...input }));
    expect((await list({ statusFilter: 'FAILED' })).executions).toHaveLength(2);
    const first = await list({ maxResults: 2 });
    const rest = await list({ maxResults: 2, nextToken: first.nextToken });
    expect([...first.executions!, ...rest.executions!].map(({ status }) => status)).toEqual([
      'FAILED',
      'SUCCEEDED',
      'FAILED',
    ]);
    expect(rest.nextToken).toBeUndefined();
  });

  it('refuses what it does not have: operations, machines, executions, features', async () => {
    const { client, describe: show, stateMachineArn } = await start(one('nothing'));
    const create = new CreateStateMachineCommand({ name: 'x', definition: '{}', roleArn: 'arn:aws:iam::1:role/x' });
    await expect(client.send(create)).rejects.toMatchObject({ name: 'UnknownOperationException' });
    const other = new StartExecutionCommand({ stateMachineArn: `${stateMachineArn}2` });
    await expect(client.send(other)).rejects.toMatchObject({ name: 'StateMachineDoesNotExist' });
    await expect(show('arn:aws:states:us-east-1:000000000000:execution:lesson:none')).rejects.toMatchObject({
      name: 'ExecutionDoesNotExist',
    });
    await expect(start(one('x', { Resource: 'arn:aws:states:::sqs:sendMessage' }))).rejects.toThrow(/sqs.*not part/);
    const States = { Only: { Type: 'Pass', Output: '{% 1 %}', End: true } };
    const jsonata = { StartAt: 'Only', States, QueryLanguage: 'JSONata' };
    await expect(start(jsonata)).rejects.toThrow(/JSONata.*not part/);
    await expect(start({ StartAt: 'Gone', States: {} })).rejects.toThrow(/invalid/);
  });
});

describe('a restart', () => {
  it('tells of a bad end again when the first telling failed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sfn-'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const deaf = () => {
      throw new Error('nobody listens');
    };
    const first = await start(one('missing'), { dataDir, onStatusChange: deaf });
    await first.end(await first.begin({}, 'gen-4'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled(), PATIENT);
    await first.service.close();
    const told: unknown[] = [];
    const second = await start(one('missing'), { dataDir, onStatusChange: (change) => told.push(change) });
    expect(second.service.resume()).toBe(0);
    await vi.waitFor(
      () => expect(told).toMatchObject([{ name: 'gen-4', error: 'Lambda.ResourceNotFoundException' }]),
      PATIENT,
    );
    logged.mockRestore();
  });

  it('continues after kill -9 what was running, from its input', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sfn-'));
    const log = join(dataDir, 'log.txt');
    const lines = () => readFileSync(log, 'utf8').trim().split('\n');
    const first = await launch(dataDir, log, 'killed');
    const { begin } = connect(first.endpoint, first.machine);
    const arn = await begin({ session: 's1' }, 'gen-5');
    await vi.waitFor(() => expect(lines()).toHaveLength(2), PATIENT);
    first.process.kill('SIGKILL');
    await new Promise((resolve) => first.process.once('exit', resolve));

    const second = await launch(dataDir, log, 'restarted');
    expect(second.resumed).toBe(1);
    expect(await connect(second.endpoint, second.machine).end(arn)).toMatchObject({ status: 'SUCCEEDED' });
    const payload = '{"session":"s1"}';
    const runs = ['killed first', 'killed second', 'restarted first', 'restarted second'];
    expect(lines()).toEqual(runs.map((run) => `${run} ${payload}`));
  });
});

async function launch(...args: string[]) {
  const script = join(import.meta.dirname, '../../fixtures/step-functions-process.ts');
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(() => child.kill('SIGKILL'));
  const [line] = await new Promise<[string]>((resolve, reject) => {
    createInterface(child.stdout).once('line', (text) => resolve([text]));
    child.once('exit', () => reject(new Error('the process ended before it was ready')));
  });
  const ready: { endpoint: string; machine: string; resumed: number } = JSON.parse(line);
  return { ...ready, process: child };
}
