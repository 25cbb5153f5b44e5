import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Invoke } from '../lambda/lambdas.ts';
import { readBody, sendJson } from '../lib/http.ts';
import type { Listener } from '../lib/json-protocol.ts';
import { httpEvent } from './http-event.ts';
import { createRouter, type Route } from './routes.ts';

const MAX_BODY_BYTES = 10 * 2 ** 20;
const INTEGRATION_TIMEOUT_MS = 30_000;

export interface HttpApiOptions {
  routes: readonly Route[];
  invoke: Invoke;
  /** Milliseconds a function may take, whatever its own limit is. */
  integrationTimeoutMs?: number;
}

/** A fake API Gateway HTTP API in front of Lambda functions; answers 404 to unknown routes. */
export function createHttpApi({ routes, invoke, ...options }: HttpApiOptions): { listener: Listener } {
  const match = createRouter(routes);
  const timeoutMs = options.integrationTimeoutMs ?? INTEGRATION_TIMEOUT_MS;

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://gateway');
    const found = match(req.method ?? '', url.pathname);
    if (!found) throw new Refusal(404, 'Not Found');
    const event = httpEvent(req, url, found, await readBody(req, MAX_BODY_BYTES));
    const headers = { 'apigw-requestid': event.requestContext.requestId };
    send(res, await withDeadline(invoke(found.route.fn, event), timeoutMs), headers);
  }

  return {
    listener: (req, res) =>
      serve(req, res).catch((error: unknown) => {
        const { status, message } = refusal(error);
        sendJson(res, status, { message });
      }),
  };
}

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function refusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof URIError) return new Refusal(400, 'Bad Request');
  const tooLarge = error instanceof Error && ['BodyTooLarge', 'RequestTooLargeException'].includes(error.name);
  if (tooLarge) return new Refusal(413, 'Request Entity Too Large');
  console.error('[gateway]', error);
  return new Refusal(500, 'Internal Server Error');
}

async function withDeadline(answer: Promise<unknown>, timeoutMs: number): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal(503, 'Service Unavailable')), timeoutMs);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Answer {
  statusCode: number;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

function send(res: ServerResponse, returned: unknown, common: OutgoingHttpHeaders): void {
  const answer = answerOf(returned);
  const body = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  const own = Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  const type = body.length > 0 && { 'content-type': 'text/plain;charset=UTF-8' };
  const cookies = answer.cookies?.length && { 'set-cookie': answer.cookies };
  const length = answer.statusCode !== 204 && answer.statusCode !== 304 && { 'content-length': body.length };
  res.writeHead(answer.statusCode, { ...common, ...type, ...Object.fromEntries(own), ...cookies, ...length });
  res.end(body);
}

/** Without a status code, what a function returns is the JSON body of a 200. */
function answerOf(returned: unknown): Answer {
  if (typeof returned === 'object' && returned !== null && 'statusCode' in returned) {
    const answer = returned as Answer;
    if (!Number.isInteger(answer.statusCode)) throw new Error(`${answer.statusCode} is no status code`);
    return answer;
  }
  const body = typeof returned === 'string' ? returned : JSON.stringify(returned);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
}
