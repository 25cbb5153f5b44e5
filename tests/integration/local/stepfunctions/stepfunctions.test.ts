import { describe, expect, it } from 'vitest';
import type { LambdaHandler } from '../../../../local/lambda/lambdas.ts';
import type { Definition } from '../../../../local/stepfunctions/definition.ts';

import { one, start, Throttled, task } from './workflow.ts';

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
