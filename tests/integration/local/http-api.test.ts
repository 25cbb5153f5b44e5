import { createServer, request } from 'node:http';
import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHttpApi } from '../../../local/gateway/http-api.ts';
import { createLambdas, type LambdaHandler } from '../../../local/lambda/lambdas.ts';
import { listen, type RunningServer } from '../../../local/lib/http.ts';

const events: Event[] = [];
const echo: LambdaHandler = async (event: object) => {
  events.push(event as Event);
  return { statusCode: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ ok: true }) };
};
const { invoke } = createLambdas({
  functions: Object.fromEntries(
    Object.entries<LambdaHandler>({
      echo,
      bare: async () => ({ hello: 'world' }),
      full: async () => ({
        statusCode: 201,
        headers: { 'X-Kind': 'full', 'content-type': 'image/png' },
        cookies: ['a=1; Path=/', 'b=2'],
        body: Buffer.from([0, 255, 1]).toString('base64'),
        isBase64Encoded: true,
      }),
      empty: async () => ({ statusCode: 204 }),
      wrong: async () => ({ statusCode: 'fine' }),
      crash: async () => {
        throw new Error('secret details');
      },
      stuck: () => new Promise(() => {}),
    }).map(([name, handler]) => [name, { handler, timeoutMs: 300_000 }]),
  ),
});

let server: RunningServer;
beforeAll(async () => {
  const route = (method: string, path: string, fn: string) => ({ method, path, fn });
  const { listener } = createHttpApi({
    invoke,
    integrationTimeoutMs: 200,
    routes: [
      route('GET', '/api/sessions/{sessionId}', 'echo'),
      route('GET', '/api/sessions/recent', 'bare'),
      route('GET', '/api/{kind}/recent', 'full'),
      route('POST', '/api/sessions/{sessionId}/scenes/{order}', 'echo'),
      route('GET', '/api/shared', 'echo'),
      route('POST', '/api/files', 'echo'),
      ...['bare', 'full', 'empty', 'wrong', 'crash', 'stuck'].map((fn) => route('GET', `/api/${fn}`, fn)),
    ],
  });
  server = await listen(createServer((req, res) => void listener(req, res)));
});
afterAll(() => server.close());

const call = (path: string, init?: RequestInit) => fetch(`${server.endpoint}${path}`, init);
const seen = async (path: string, init?: RequestInit) => {
  const answer = await call(path, init);
  return { answer, event: events.at(-1)! };
};
describe('the event', () => {
  it('has payload format 2.0', async () => {
    const headers = { 'X-Thing': 'a', cookie: 'one=1; two=2', 'user-agent': 'test' };
    const { event } = await seen('/api/sessions/ses%20%C3%A9?tag=a&tag=b&empty=&q=x%26y', { headers });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/sessions/{sessionId}',
      rawPath: '/api/sessions/ses é',
      rawQueryString: 'tag=a&tag=b&empty=&q=x%26y',
      cookies: ['one=1', 'two=2'],
      headers: { 'x-thing': 'a', 'user-agent': 'test', host: expect.stringContaining('127.0.0.1') },
      queryStringParameters: { tag: 'a,b', empty: '', q: 'x&y' },
      pathParameters: { sessionId: 'ses é' },
      requestContext: {
        routeKey: 'GET /api/sessions/{sessionId}',
        stage: '$default',
        domainName: '127.0.0.1',
        requestId: expect.any(String),
        time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
        timeEpoch: expect.any(Number),
        http: {
          method: 'GET',
          path: '/api/sessions/ses é',
          sourceIp: '127.0.0.1',
          userAgent: 'test',
          protocol: 'HTTP/1.1',
        },
      },
      isBase64Encoded: false,
    });
    expect(event).not.toHaveProperty('body');
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.requestContext).not.toHaveProperty('authorizer');
    expect((await seen('/api/shared')).event).not.toHaveProperty('queryStringParameters');
  });

  it('carries text as it is and anything else in base64', async () => {
    const post = (type: string, body: BodyInit) =>
      seen('/api/files', { method: 'POST', headers: { 'content-type': type }, body });
    const text = { body: '{"ä":1}', isBase64Encoded: false };
    expect((await post('application/json; charset=utf-8', text.body)).event).toMatchObject(text);
    expect((await post('application/problem+json', text.body)).event).toMatchObject(text);
    const binary = { body: 'AP8B', isBase64Encoded: true };
    expect((await post('application/pdf', new Uint8Array([0, 255, 1]))).event).toMatchObject(binary);
  });

  it('hands over what names the caller as it came, and judges nobody', async () => {
    const authorization = 'Bearer nonsense';
    const { answer, event } = await seen('/api/shared', { headers: { authorization } });
    expect(answer.status).toBe(200);
    expect(event.headers['authorization']).toBe(authorization);
    expect(event.requestContext).not.toHaveProperty('authorizer');
  });
});

describe('routes and answers', () => {
  it('prefers what is written out to what is a parameter, from the left', async () => {
    expect(await (await call('/api/sessions/recent')).json()).toEqual({ hello: 'world' });
    expect((await call('/api/posts/recent')).status).toBe(201);
    const { event } = await seen('/api/sessions/s1/scenes/2', { method: 'POST' });
    expect(event.pathParameters).toEqual({ sessionId: 's1', order: '2' });
  });

  it.each(['/api/none', '/api/sessions/s1/', '/api/sessions/', '/', '/api/sessions/s1/scenes/2'])(
    'has nothing at GET %s',
    async (path) => {
      const answer = await call(path);
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 404,
        body: { message: 'Not Found' },
      });
    },
  );

  it('passes on status, headers, cookies and binary bodies', async () => {
    const answer = await call('/api/full');
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-kind')).toBe('full');
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
    expect(answer.headers.get('apigw-requestid')).toBeTruthy();
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255, 1]);
    expect((await call('/api/empty')).status).toBe(204);
    expect((await call('/api/bare')).headers.get('content-type')).toBe('application/json');
  });

  it('says nothing about a function that fails, and gives up on one that takes too long', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const path of ['/api/crash', '/api/wrong']) {
      const answer = await call(path);
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual({ message: 'Internal Server Error' });
    }
    const late = await call('/api/stuck');
    expect({ status: late.status, body: await late.json() }).toEqual({
      status: 503,
      body: { message: 'Service Unavailable' },
    });
    logged.mockRestore();
  });

  it('takes ten megabytes and no more', async () => {
    const post = (bytes: number) => {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
      const options = { method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': bytes } };
      const req = request(`${server.endpoint}/api/files`, options, (res) => resolve(res.resume().statusCode));
      req.on('error', reject).end('x'.repeat(bytes));
      return promise;
    };
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await post(6_000_000)).toBe(200);
    // What the gateway takes, Lambda may still not: that is too large as well.
    expect(await post(7_000_000)).toBe(413);
    expect(await post(10 * 2 ** 20 + 1)).toBe(413);
    expect(await post(50_000_000)).toBe(413);
    logged.mockRestore();
  });

  it('refuses an address with broken escapes', async () => {
    expect((await call('/api/sessions/%E0%A4%A')).status).toBe(400);
  });
});
