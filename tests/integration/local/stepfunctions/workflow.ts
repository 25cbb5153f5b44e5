import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, expect, vi } from 'vitest';
import { createLambdas, type LambdaHandler } from '../../../../local/lambda/lambdas.ts';
import type { Definition } from '../../../../local/stepfunctions/definition.ts';
import { type StepFunctionsOptions, startStepFunctions } from '../../../../local/stepfunctions/step-functions.ts';

export const PATIENT = { timeout: 20_000, interval: 20 };
export const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

export const task = (name: string, more: object = {}) => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke',
  Parameters: { FunctionName: name, 'Payload.$': '$' },
  OutputPath: '$.Payload',
  ...more,
});
export const one = (name: string, more: object = {}): Definition => ({
  StartAt: 'Only',
  States: { Only: task(name, { End: true, ...more }) },
});

export class Throttled extends Error {
  override name = 'ThrottlingException';
}

interface Setup extends Partial<Omit<StepFunctionsOptions, 'machines' | 'invoke'>> {
  functions?: Record<string, LambdaHandler>;
}

/** Step Functions with one state machine, and a client for it. */
export async function start(definition: Definition, { functions = {}, ...options }: Setup = {}) {
  const entries = Object.entries(functions).map(([name, handler]) => [name, { handler, timeoutMs: 30_000 }]);
  const { invoke } = createLambdas({ functions: Object.fromEntries(entries) });
  const dataDir = mkdtempSync(join(tmpdir(), 'sfn-'));
  const machines = { lesson: { definition, type: 'STANDARD' as const } };
  const service = await startStepFunctions({ dataDir, machines, invoke, ...options });
  cleanups.push(() => service.close());
  return { ...connect(service.endpoint, service.arnOf('lesson')), service };
}

export function connect(endpoint: string, stateMachineArn: string) {
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
