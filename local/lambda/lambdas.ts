import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { ServiceError } from '../lib/service-error.ts';
import { FunctionError, functionError } from './function-error.ts';

export type LambdaHandler = { run(event: object, context: Context): unknown }['run'];
/** Calls a function and waits; rejects with `FunctionError` when it threw, `ServiceError` when it was never run. */
export type Invoke = (name: string, payload: unknown) => Promise<unknown>;

export type LambdaFunction = { timeoutMs: number } & (
  | { handler: LambdaHandler }
  | { load(): Promise<{ handler: LambdaHandler }> }
);

/** Lambda's limit for a synchronous payload, each way. */
export const MAX_PAYLOAD_BYTES = 6_291_556;

/** Runs handlers in this process like Lambda: with JSON payloads, size limits, timeouts and a context. */
export function createLambdas({ functions }: { functions: Readonly<Record<string, LambdaFunction>> }) {
  const invoke: Invoke = async (name, payload) => {
    const lambda = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!lambda) throw new ServiceError('ResourceNotFoundException', `Function not found: ${functionArn(name)}`, 404);
    const sent = JSON.stringify(payload ?? {});
    if (Buffer.byteLength(sent) > MAX_PAYLOAD_BYTES)
      throw new ServiceError(
        'RequestTooLargeException',
        `${Buffer.byteLength(sent)} byte payload is too large for the RequestResponse invocation type (limit ${MAX_PAYLOAD_BYTES} bytes)`,
        413,
      );
    const { handler } = 'handler' in lambda ? lambda : await lambda.load();
    const answer = await run(name, lambda.timeoutMs, (context) => handler(JSON.parse(sent), context));
    const returned = JSON.stringify(answer ?? null) ?? 'null';
    if (Buffer.byteLength(returned) > MAX_PAYLOAD_BYTES)
      throw new FunctionError(
        'Function.ResponseSizeTooLarge',
        `Response payload size exceeded maximum allowed payload size (${MAX_PAYLOAD_BYTES} bytes).`,
      );
    return JSON.parse(returned);
  };
  return { invoke };
}

/** Runs a handler until it ends or times out. A timed-out handler cannot be stopped here; its result is ignored. */
async function run(name: string, timeoutMs: number, handler: (context: Context) => unknown): Promise<unknown> {
  const context = contextOf(name, timeoutMs);
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const seconds = (timeoutMs / 1000).toFixed(2);
  const message = `RequestId: ${context.awsRequestId} Error: Task timed out after ${seconds} seconds`;
  const timer = setTimeout(() => reject(new FunctionError('Sandbox.Timedout', message)), timeoutMs);
  try {
    return await Promise.race([(async () => handler(context))(), timedOut]);
  } catch (thrown) {
    throw functionError(thrown);
  } finally {
    clearTimeout(timer);
  }
}

function contextOf(functionName: string, timeoutMs: number): Context {
  const deadline = Date.now() + timeoutMs;
  const unsupported = () => {
    throw new Error('The callback style of Node.js Lambda handlers is gone: return a promise');
  };
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: functionArn(functionName),
    memoryLimitInMB: '512',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'embedded',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: unsupported,
    fail: unsupported,
    succeed: unsupported,
  };
}

export function functionArn(name: string): string {
  return `arn:aws:lambda:us-east-1:000000000000:function:${name}`;
}
