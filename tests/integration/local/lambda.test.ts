import { createServer } from 'node:http';
import { InvokeCommand, LambdaClient, ListFunctionsCommand } from '@aws-sdk/client-lambda';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInvokeApi } from '../../../local/lambda/invoke-api.ts';
import { createLambdas, MAX_PAYLOAD_BYTES } from '../../../local/lambda/lambdas.ts';
import { listen, type RunningServer } from '../../../local/lib/http.ts';

class Throttled extends Error {
  override name = 'ThrottlingException';
}

let attempts = 0;
const { invoke } = createLambdas({
  functions: {
    echo: { timeoutMs: 5000, handler: async (event: object) => ({ ...event, left: undefined, at: new Date(0) }) },
    context: {
      timeoutMs: 5000,
      load: async () => ({
        handler: async (_event: object, context: Context) => ({
          name: context.functionName,
          request: context.awsRequestId,
          left: context.getRemainingTimeInMillis(),
        }),
      }),
    },
    silent: { timeoutMs: 5000, handler: async () => undefined },
    throttled: {
      timeoutMs: 5000,
      handler: async () => {
        throw new Throttled('slow down');
      },
    },
    stuck: { timeoutMs: 20, handler: () => new Promise(() => {}) },
    huge: { timeoutMs: 5000, handler: async () => 'x'.repeat(MAX_PAYLOAD_BYTES) },
    flaky: {
      timeoutMs: 5000,
      handler: async () => {
        if (++attempts < 3) throw new Error('not yet');
      },
    },
  },
});

let server: RunningServer;
let client: LambdaClient;

beforeAll(async () => {
  const api = createInvokeApi(invoke);
  server = await listen(createServer((req, res) => void api(req, res)));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  client = new LambdaClient({ endpoint: server.endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

async function call(FunctionName: string, payload: unknown = {}) {
  const answer = await client.send(new InvokeCommand({ FunctionName, Payload: JSON.stringify(payload) }));
  return { error: answer.FunctionError, payload: JSON.parse(answer.Payload!.transformToString()) };
}

describe('the SDK against the embedded functions', () => {
  it('hands payloads over as JSON, both ways, by name and by ARN', async () => {
    const passed = { payload: { deep: { list: [1, null] }, at: '1970-01-01T00:00:00.000Z' } };
    expect(await call('echo', { deep: { list: [1, null] } })).toEqual({ error: undefined, ...passed });
    const arn = 'arn:aws:lambda:us-east-1:000000000000:function:echo';
    expect(await call(arn, { deep: { list: [1, null] } })).toEqual({ error: undefined, ...passed });
    expect((await call('silent')).payload).toBeNull();
  });

  it('gives a handler its context', async () => {
    const { payload } = await call('context');
    expect(payload).toMatchObject({ name: 'context', request: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(payload.left).toBeGreaterThan(0);
    expect(payload.left).toBeLessThanOrEqual(5000);
  });

  it("reports a thrown error by the error's name", async () => {
    expect(await call('throttled')).toEqual({
      error: 'Unhandled',
      payload: {
        errorType: 'ThrottlingException',
        errorMessage: 'slow down',
        stackTrace: expect.arrayContaining(['ThrottlingException: slow down']),
      },
    });
  });

  it('ends a function that takes too long', async () => {
    expect(await call('stuck')).toMatchObject({
      error: 'Unhandled',
      payload: { errorType: 'Sandbox.Timedout', errorMessage: expect.stringContaining('timed out after 0.02 seconds') },
    });
  });

  it('refuses payloads over six megabytes in either direction', async () => {
    const tooLong = { text: 'x'.repeat(MAX_PAYLOAD_BYTES) };
    await expect(invoke('echo', tooLong)).rejects.toMatchObject({ name: 'RequestTooLargeException' });
    await expect(call('echo', tooLong)).rejects.toMatchObject({ $metadata: { httpStatusCode: 413 } });
    expect(await call('huge')).toMatchObject({ payload: { errorType: 'Function.ResponseSizeTooLarge' } });
  });

  it('takes an event at once and tries it three times', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { StatusCode } = await client.send(new InvokeCommand({ FunctionName: 'flaky', InvocationType: 'Event' }));
    expect(StatusCode).toBe(202);
    await vi.waitFor(() => expect(attempts).toBe(3), { timeout: 10_000 });
    logged.mockRestore();
  });

  it('refuses a function and an operation it does not have', async () => {
    await expect(call('nothing')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(client.send(new ListFunctionsCommand({}))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    });
  });
});
