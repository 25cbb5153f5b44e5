import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { createClient } from '../../../shared/contract/client.ts';
import { contract, endpoints } from '../../../shared/contract/contract.ts';
import { newId } from '../../../shared/model/id.ts';

const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(body === undefined ? null : JSON.stringify(body), { status }));
const clientWith = (fetch: typeof globalThis.fetch, token: string | undefined = 'token') =>
  createClient({ base: 'https://example.org', token: async () => token, newKey: () => 'a-new-key', fetch });
const asked = (fetch: ReturnType<typeof answering>) => {
  const [url, init] = fetch.mock.calls[0] ?? [];
  return { url, ...init, headers: init?.headers as Record<string, string> | undefined };
};
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail as an ApiError');
  return error;
};

describe('the client', () => {
  it('sends path, query, body, token and key as the contract says', async () => {
    const sessionId = newId('ses');
    const fetch = answering(200, {});
    await clientWith(fetch)('updateSession', { params: { sessionId }, body: { title: 'A & B' } });
    expect(asked(fetch)).toMatchObject({
      url: `https://example.org/api/sessions/${sessionId}`,
      method: 'PATCH',
      body: '{"title":"A & B"}',
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    });
  });

  it('leaves out of the query what has no value', async () => {
    const fetch = answering(200, { items: [], cursor: null });
    await clientWith(fetch)('listSessions', { query: { mode: 'custom', cursor: undefined, limit: 5 } });
    expect(asked(fetch).url).toBe('https://example.org/api/sessions?mode=custom&limit=5');
  });

  it('sends a key where a repeated call must count once, the same one when it is handed over', async () => {
    const fetch = answering(201, {});
    await clientWith(fetch)('createSession', { body: { mode: 'custom' } });
    expect(asked(fetch).headers?.['idempotency-key']).toBe('a-new-key');
    const again = answering(201, {});
    await clientWith(again)('createSession', { body: { mode: 'custom' } }, { key: 'kept' });
    expect(asked(again).headers?.['idempotency-key']).toBe('kept');
  });

  it('sends no token where none is needed, nor when there is none', async () => {
    const open = answering(200, { ok: true });
    await clientWith(open)('getHealth');
    expect(asked(open).headers).not.toHaveProperty('authorization');
    const visitor = answering(200, {});
    const none = createClient({ base: '', token: async () => undefined, newKey: () => '', fetch: visitor });
    await none('getSession', { params: { sessionId: newId('ses') } });
    expect(asked(visitor).headers).not.toHaveProperty('authorization');
  });

  it('fails with the status, code and text of a refusal', async () => {
    const fetch = answering(402, { error: 'Too much', code: 'quota_exceeded', details: 7 });
    const error = await failure(clientWith(fetch)('getMe'));
    expect(error).toMatchObject({ status: 402, code: 'quota_exceeded', message: 'Too much', details: 7 });
  });

  it('reads a refusal of the gateway as "Not authenticated"', async () => {
    const error = await failure(clientWith(answering(401, { message: 'Unauthorized' }))('getMe'));
    expect(error).toMatchObject({ status: 401, code: 'unauthenticated', message: 'Not authenticated' });
  });

  it('tells a body that is no JSON from a call without an answer', async () => {
    const page = vi.fn<typeof fetch>(async () => new Response('<html>', { status: 502 }));
    expect(await failure(clientWith(page)('getMe'))).toMatchObject({ status: 502, code: 'unreadable' });
    const cut = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(clientWith(cut)('getMe'))).toMatchObject({ status: 0, code: 'network' });
  });

  it('keeps what only the browser or a server before ours said as the cause, and out of the message', async () => {
    const said = new TypeError('Failed to fetch');
    const cut = await failure(clientWith(vi.fn<typeof fetch>(async () => Promise.reject(said)))('getMe'));
    expect([cut.message, cut.cause]).toEqual(['', said]);
    const page = vi.fn<typeof fetch>(async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
    expect((await failure(clientWith(page)('getMe'))).message).toBe('');
  });

  it('counts an answer that breaks off, or is none, as one that never came', async () => {
    const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    for (const body of [cut, '<html>']) {
      const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status: 200 }));
      expect(await failure(clientWith(fetch)('getMe'))).toMatchObject({ status: 0, code: 'network', message: '' });
    }
  });

  it('counts a token that cannot be renewed as a call without an answer', async () => {
    const token = async () => Promise.reject(new Error('A network error has occurred.'));
    const client = createClient({ base: '', token, newKey: () => '', fetch: answering(200, {}) });
    expect(await failure(client('getMe'))).toMatchObject({ status: 0, code: 'network', message: '' });
  });
});

describe('the contract', () => {
  it('has no two endpoints on one method and path, and every path below /api', () => {
    const keys = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(endpoints.every(([, { path }]) => path.startsWith('/api/'))).toBe(true);
  });

  it('describes every parameter of every path', () => {
    for (const [, { path, params }] of endpoints) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(named);
    }
  });

  it('takes a body only where one may be sent', () => {
    for (const [, { method, body }] of endpoints) if (method === 'GET') expect(body).toBeUndefined();
    expect(contract.generateStory.path).toBe('/api/functions/v1/generate-story');
  });
});
