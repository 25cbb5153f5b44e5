import { readBody, sendJson } from '../lib/http.ts';
import { type Listener, refuse } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import { FunctionError } from './function-error.ts';
import { type Invoke, MAX_PAYLOAD_BYTES } from './lambdas.ts';

const PATH = /^\/2015-03-31\/functions\/([^/?]+)\/invocations/;
const MAX_EVENT_BYTES = 2 ** 20;
const EVENT_ATTEMPTS = 3;

/** Lambda's Invoke operation for the SDK: `RequestResponse` and `Event`. */
export function createInvokeApi(invoke: Invoke): Listener {
  return async (req, res) => {
    try {
      const name = PATH.exec(req.url ?? '')?.[1];
      if (req.method !== 'POST' || !name)
        throw new ServiceError('UnknownOperationException', `${req.method} ${req.url} is not part of this stack`, 404);
      const asEvent = req.headers['x-amz-invocation-type'] === 'Event';
      const body = await readBody(req, asEvent ? MAX_EVENT_BYTES : MAX_PAYLOAD_BYTES);
      const call = () => invoke(functionName(decodeURIComponent(name)), parse(body.toString()));
      if (asEvent) {
        void retried(call);
        sendJson(res, 202, {});
      } else {
        await answer(call, (payload, headers) => sendJson(res, 200, payload, headers));
      }
    } catch (error) {
      refuse(res, 'lambda', error);
    }
  };
}

async function answer(call: () => Promise<unknown>, send: (payload: unknown, headers: Record<string, string>) => void) {
  try {
    send(await call(), { 'x-amz-executed-version': '$LATEST' });
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    send(error, { 'x-amz-function-error': 'Unhandled' });
  }
}

/** An event is tried three times and then dropped. */
async function retried(call: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; attempt <= EVENT_ATTEMPTS; attempt++) {
    try {
      await call();
      return;
    } catch (error) {
      console.error(`[lambda] attempt ${attempt} of ${EVENT_ATTEMPTS} failed:`, error);
    }
  }
}

function functionName(nameOrArn: string): string {
  return nameOrArn.startsWith('arn:') ? nameOrArn.split(':')[6]! : nameOrArn.split(':')[0]!;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('InvalidRequestContentException', `Could not parse request body into json: ${reason}`);
  }
}
