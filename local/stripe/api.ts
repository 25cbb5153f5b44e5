import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../lib/http.ts';
import { publicFields } from './events.ts';
import { parseForm } from './form.ts';
import { newId } from './objects.ts';
import { operations, type StripeContext } from './operations.ts';
import { StripeError } from './stripe-error.ts';

const MAX_REQUEST_BYTES = 2 ** 20;

/** The operation that a path names, its id taken out of it. */
function routeOf(method: string, path: string): { name: string; id: string } {
  const id = path.split('/').find((part) => /^(cus|cs_test|sub|price|prod|evt)_/.test(part)) ?? '';
  const name = `${method} ${id ? path.replace(id, '*') : path}`;
  if (!Object.hasOwn(operations, name))
    throw new StripeError(`Unrecognized request URL (${method}: ${path}). It is not part of this stack.`, {
      status: 404,
    });
  return { name, id };
}

/** Stripe's HTTP API for the SDK: forms in, JSON out, idempotency keys, and errors of its own shape. */
export function createStripeApi(context: StripeContext, secretKey: string) {
  const authorize = ({ authorization }: IncomingMessage['headers']): void => {
    if (authorization !== `Bearer ${secretKey}`)
      throw new StripeError('Invalid API Key provided.', { status: 401, kind: 'authentication_error' });
  };

  async function serve(req: IncomingMessage): Promise<{ body: string; replayed: boolean }> {
    authorize(req.headers);
    const url = new URL(req.url ?? '/', 'http://stripe');
    const method = req.method ?? 'GET';
    const raw = (await readBody(req, MAX_REQUEST_BYTES)).toString();
    const { name, id } = routeOf(method, url.pathname);
    const key = method === 'POST' ? req.headers['idempotency-key'] : undefined;
    const hash = createHash('sha256').update(`${method} ${url.pathname} ${raw}`).digest('hex');
    const stored = key === undefined ? undefined : context.store.answer(String(key));
    if (stored && stored.hash !== hash)
      throw new StripeError(
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        { kind: 'idempotency_error', code: 'idempotency_key_in_use' },
      );
    if (stored) return { body: stored.body, replayed: true };
    const params = parseForm(method === 'POST' ? raw : url.search.slice(1));
    const body = context.store.transaction(() => {
      const answer = JSON.stringify(visible(operations[name]!(context, { params, id })));
      if (key !== undefined) context.store.keepAnswer(String(key), { hash, body: answer });
      return answer;
    });
    return { body, replayed: false };
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const headers = { 'content-type': 'application/json', 'request-id': newId('req') };
    try {
      const { body, replayed } = await serve(req);
      res.writeHead(200, { ...headers, ...(replayed && { 'idempotent-replayed': 'true' }) }).end(body);
    } catch (error) {
      const refusal =
        error instanceof StripeError
          ? error
          : new StripeError(`The stand-in for Stripe failed: ${error}`, { status: 500, kind: 'api_error' });
      if (refusal !== error) console.error('[stripe]', error);
      res.writeHead(refusal.status, headers).end(JSON.stringify(refusal.body));
    }
  };
}

/** An object or a list, without internal fields. */
function visible(answer: object): object {
  const { data } = answer as { data?: unknown };
  return Array.isArray(data) && !('type' in answer)
    ? { ...answer, data: data.map(publicFields) }
    : publicFields(answer);
}
