import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newUser } from '../../../lambdas/domain/user/user.ts';
import type { CallerPorts } from '../../../lambdas/runtime/http/caller.ts';
import { createHandler, type Handler } from '../../../lambdas/runtime/http/router.ts';
import { lines } from '../../../lambdas/runtime/logs/lines.ts';
import { logger } from '../../../lambdas/runtime/logs/logger.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { newId } from '../../../shared/model/id.ts';

const sessionId = newId('ses');
const claims = { sub: 'ann', client_id: 'client', token_use: 'access', auth_time: 1_000, exp: 4_600 };
const user = newUser('ann', 'ann@example.com', undefined, '2025-01-01T00:00:00.000Z');
const ports: CallerPorts = {
  // A token is its claims
  verify: async (token) => JSON.parse(token),
  clientId: () => 'client',
  user: async () => user,
  wasDeleted: async () => false,
  withinRate: async () => true,
};

interface Sent {
  readonly routeKey?: string;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly headers?: Record<string, string>;
  readonly pathParameters?: Record<string, string>;
  readonly queryStringParameters?: Record<string, string>;
  readonly claims?: object;
}

const send = async (handler: Handler, { claims: from = claims, headers: sentHeaders, ...sent }: Sent) => {
  const event: object = {
    isBase64Encoded: false,
    ...sent,
    headers: { authorization: `Bearer ${JSON.stringify(from)}`, ...sentHeaders },
    requestContext: { requestId: 'request-1' },
  };
  const { statusCode, headers, body } = await handler(event as Parameters<Handler>[0]);
  return { status: statusCode, headers, body: body === undefined ? undefined : JSON.parse(body) };
};

const create = { routeKey: 'POST /api/sessions' };
const made = {
  id: sessionId,
  title: 'T',
  mode: 'custom',
  status: 'generating',
  is_public: false,
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-01-01T00:00:00.000Z',
};
const creating = (answer: object = made) => {
  const createSession = vi.fn(async (_call: object): Promise<unknown> => answer);
  return { createSession, handler: createHandler(contract, { createSession }, ports) };
};

beforeEach(() => {
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.spyOn(lines, 'write').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('the call of a route', () => {
  it('contains the parsed input, the caller and one instant', async () => {
    const { createSession, handler } = creating();
    const before = Date.now();
    await send(handler, { ...create, body: '{"mode":"custom","title":"T","unknown":1}' });
    const call = createSession.mock.calls[0]?.[0] as { now: number };
    expect(call).toMatchObject({
      body: { mode: 'custom', title: 'T' },
      caller: { userId: 'ann', username: 'ann', signedInAt: 1_000, user },
      request: undefined,
    });
    expect(call).not.toHaveProperty('body.unknown');
    expect(call.now).toBeGreaterThanOrEqual(before);
  });

  it('has defaults and numbers in its query', async () => {
    const listSessions = vi.fn(async (_call: object) => ({ items: [], cursor: null }));
    const handler = createHandler(contract, { listSessions }, ports);
    await send(handler, { routeKey: 'GET /api/sessions', queryStringParameters: { limit: '7' } });
    expect(listSessions.mock.calls[0]?.[0]).toMatchObject({ query: { limit: 7 } });
    await send(handler, { routeKey: 'GET /api/sessions' });
    expect(listSessions.mock.calls[1]?.[0]).toMatchObject({ query: { limit: 24 } });
  });

  it('is the body also when the gateway encoded it', async () => {
    const { createSession, handler } = creating();
    const body = Buffer.from('{"mode":"anchor"}').toString('base64');
    await send(handler, { ...create, body, isBase64Encoded: true });
    expect(createSession.mock.calls[0]?.[0]).toMatchObject({ body: { mode: 'anchor' } });
  });

  it('knows a repeated request by its key and all that was sent', async () => {
    const { createSession, handler } = creating();
    const headers = { 'idempotency-key': 'key-00000001' };
    for (const title of ['A', 'A', 'B'])
      await send(handler, { ...create, headers, body: `{"mode":"custom","title":"${title}"}` });
    const [first, second, third] = createSession.mock.calls.map(([call]) => (call as { request: object }).request);
    expect(first).toMatchObject({ userId: 'ann', key: 'key-00000001' });
    expect(second).toHaveProperty('fingerprint', (first as { fingerprint: string }).fingerprint);
    expect(third).not.toHaveProperty('fingerprint', (first as { fingerprint: string }).fingerprint);
  });
});

describe('a response', () => {
  it('is parsed too, so that nothing leaves that is not in the contract', async () => {
    const { handler } = creating({ ...made, secret: 'x' });
    const { status, body } = await send(handler, { ...create, body: '{"mode":"custom"}' });
    expect([status, body]).toEqual([201, made]);
  });

  it('is an opaque error when the output breaks the contract', async () => {
    const { handler } = creating({ ...made, status: 'nonsense' });
    expect((await send(handler, { ...create, body: '{"mode":"custom"}' })).status).toBe(500);
  });
});

describe('a refusal', () => {
  const refusals: readonly (readonly [string, Sent, number, string])[] = [
    ['a body that is no JSON', { ...create, body: '{"oops' }, 400, 'not_json'],
    ['no body where one is needed', create, 400, 'not_json'],
    ['a body that is no object', { ...create, body: '[]' }, 400, 'invalid'],
    ['a field of the wrong type', { ...create, body: '{"mode":7}' }, 400, 'invalid'],
    ['a body over 4 MB', { ...create, body: JSON.stringify({ mode: 'x'.repeat(4 * 2 ** 20) }) }, 413, 'too_large'],
    ['a short key', { ...create, body: '{"mode":"custom"}', headers: { 'idempotency-key': 'k' } }, 400, 'invalid'],
    ['a path nobody serves', { routeKey: 'GET /api/secrets' }, 404, 'not_found'],
    ['a path another function serves', { routeKey: 'GET /api/me' }, 404, 'not_found'],
    ['no claims', { ...create, claims: {} }, 401, 'unauthenticated'],
    ['claims of another client', { ...create, claims: { ...claims, client_id: 'other' } }, 401, 'unauthenticated'],
    ['an identity token', { ...create, claims: { ...claims, token_use: 'id' } }, 401, 'unauthenticated'],
  ];
  it.each(refusals)('answers %s', async (_, sent, status, code) => {
    const { createSession, handler } = creating();
    const answer = await send(handler, sent);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(createSession).not.toHaveBeenCalled();
  });

  it('of a body over 4 MB comes before authentication, on every route', async () => {
    const user = vi.fn(ports.user);
    const verify = vi.fn(ports.verify);
    const getMe = vi.fn(async () => made);
    const handler = createHandler(contract, { getMe }, { ...ports, user, verify });
    const answer = await send(handler, { routeKey: 'GET /api/me', body: 'x'.repeat(4 * 2 ** 20 + 1) });
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
    expect(user).not.toHaveBeenCalled();
    expect(verify).not.toHaveBeenCalled();
    expect(getMe).not.toHaveBeenCalled();
  });

  it('says which field was wrong', async () => {
    const { body } = await send(creating().handler, { ...create, body: '{"mode":7}' });
    expect(body.details).toEqual([{ path: 'body.mode', problem: 'invalid_value' }]);
  });

  it('has the text and details that a route gives', async () => {
    const createSession = async () => {
      throw new AppError('quota_exceeded', { used: 3 });
    };
    const answer = await send(createHandler(contract, { createSession }, ports), {
      ...create,
      body: '{"mode":"custom"}',
    });
    expect(answer).toMatchObject({
      status: 402,
      body: {
        code: 'quota_exceeded',
        error: "You've reached your usage limit. Please upgrade your plan or try again later.",
        details: { used: 3 },
      },
    });
  });

  it.each(['TransactionConflict', 'ProvisionedThroughputExceededException', 'Unprocessed'])(
    'is what too many others ask of the table at once (%s), and says when to try again',
    async (name) => {
      vi.spyOn(logger, 'warn').mockReturnValue();
      const createSession = async () => {
        throw Object.assign(new Error('the table'), { name });
      };
      const sent = { ...create, body: '{"mode":"custom"}' };
      const answer = await send(createHandler(contract, { createSession }, ports), sent);
      expect(answer).toMatchObject({ status: 503, body: { code: 'busy', details: { requestId: 'request-1' } } });
      expect(answer.headers).toMatchObject({ 'retry-after': '1' });
    },
  );

  it('is opaque and logged for an unexpected error', async () => {
    const createSession = async () => {
      throw new Error('table Fabula-prod is on fire');
    };
    const answer = await send(createHandler(contract, { createSession }, ports), {
      ...create,
      body: '{"mode":"custom"}',
    });
    expect(answer).toMatchObject({
      status: 500,
      body: {
        code: 'internal',
        error: 'Something went wrong on our side. Please try again.',
        details: { requestId: 'request-1' },
      },
    });
    expect(logger.error).toHaveBeenCalledWith('A call failed', expect.objectContaining({ requestId: 'request-1' }));
  });
});
