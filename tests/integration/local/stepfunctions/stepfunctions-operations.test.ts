import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  CreateStateMachineCommand,
  ListExecutionsCommand,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { describe, expect, it, vi } from 'vitest';
import type { LambdaHandler } from '../../../../local/lambda/lambdas.ts';

import { cleanups, connect, one, PATIENT, start, Throttled } from './workflow.ts';

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
  const script = join(import.meta.dirname, '../../../fixtures/step-functions-process.ts');
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(() => child.kill('SIGKILL'));
  const [line] = await new Promise<[string]>((resolve, reject) => {
    createInterface(child.stdout).once('line', (text) => resolve([text]));
    child.once('exit', () => reject(new Error('the process ended before it was ready')));
  });
  const ready: { endpoint: string; machine: string; resumed: number } = JSON.parse(line);
  return { ...ready, process: child };
}
