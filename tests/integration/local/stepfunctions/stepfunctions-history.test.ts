import { GetExecutionHistoryCommand } from '@aws-sdk/client-sfn';
import { expect, it } from 'vitest';
import type { LambdaHandler } from '../../../../local/lambda/lambdas.ts';
import { one, start, Throttled, task } from './workflow.ts';

it('tells what happened in an execution, event after event, each naming the one before', async () => {
  const double: LambdaHandler = async ({ n = 0 }: { n?: number }) => ({ n: n * 2 });
  const definition = {
    StartAt: 'Rest',
    States: { Rest: { Type: 'Wait', Seconds: 0, Next: 'Double' }, Double: task('double', { End: true }) },
  };
  const { begin, end, client } = await start(definition, { functions: { double } });
  const executionArn = await begin({ n: 4 });
  await end(executionArn);
  const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn }));
  expect(events.map(({ type }) => type)).toEqual([
    'ExecutionStarted',
    'WaitStateEntered',
    'WaitStateExited',
    'TaskStateEntered',
    'TaskScheduled',
    'TaskStarted',
    'TaskSucceeded',
    'TaskStateExited',
    'ExecutionSucceeded',
  ]);
  expect(events.map(({ id, previousEventId }) => [id, previousEventId])).toEqual(events.map((_, at) => [at + 1, at]));
  expect(events[3]?.stateEnteredEventDetails).toMatchObject({ name: 'Double', input: '{"n":4}' });
  expect(events[8]?.executionSucceededEventDetails?.output).toBe('{"n":8}');
});

it('tells every try of a task that fails, the newest first and page by page where asked', async () => {
  const throttled: LambdaHandler = async () => {
    throw new Throttled('slow down');
  };
  const Retry = [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 1, MaxAttempts: 1 }];
  const sleep = async () => {};
  const { begin, end, client } = await start(one('throttled', { Retry }), { functions: { throttled }, sleep });
  const executionArn = await begin();
  await end(executionArn);
  const asked = { executionArn, reverseOrder: true, maxResults: 4 };
  const first = await client.send(new GetExecutionHistoryCommand(asked));
  expect(first.events?.map(({ type }) => type)).toEqual([
    'ExecutionFailed',
    'TaskFailed',
    'TaskStarted',
    'TaskScheduled',
  ]);
  expect(first.events?.[1]?.taskFailedEventDetails).toMatchObject({ error: 'ThrottlingException' });
  const { nextToken } = first;
  const rest = await client.send(new GetExecutionHistoryCommand({ ...asked, nextToken }));
  expect(rest.events?.map(({ type }) => type)).toEqual([
    'TaskFailed',
    'TaskStarted',
    'TaskScheduled',
    'TaskStateEntered',
  ]);
  const unknown = client.send(new GetExecutionHistoryCommand({ executionArn: `${executionArn}-not` }));
  await expect(unknown).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
});
