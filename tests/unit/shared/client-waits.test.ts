import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { createClient } from '../../../shared/contract/client.ts';

const tooFast = (seconds: string | undefined, status = 429) =>
  new Response(JSON.stringify({ error: 'Wait.', code: status === 429 ? 'too_fast' : 'busy' }), {
    status,
    headers: seconds === undefined ? {} : { 'retry-after': seconds },
  });
const ok = () => new Response(JSON.stringify({ ok: true }), { status: 200 });
const clientOf = (answers: (() => Response)[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => (answers.shift() ?? ok)());
  const wait = vi.fn(async (_milliseconds: number, _signal: AbortSignal | undefined) => undefined);
  return {
    fetch,
    wait,
    api: createClient({ base: '', token: async () => 'token', newKey: () => 'key-1', fetch, wait }),
  };
};

describe('a call that was too much', () => {
  it.each([429, 503])('is made again once after the time that was said, where it only reads (%i)', async (status) => {
    const { api, fetch, wait } = clientOf([() => tooFast('7', status)]);
    await api('getHealth');
    expect(wait).toHaveBeenCalledWith(7_000, undefined);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not made a third time', async () => {
    const { api, fetch } = clientOf([() => tooFast('7'), () => tooFast('7')]);
    await expect(api('getHealth')).rejects.toMatchObject({ status: 429, retryAfter: 7, message: 'Wait.' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([undefined, '3600', 'Fri, 31 Dec 1999 23:59:59 GMT'])(
    'is not waited for without a time that is worth it (%s)',
    async (seconds) => {
      const { api, wait } = clientOf([() => tooFast(seconds)]);
      await expect(api('getHealth')).rejects.toBeInstanceOf(ApiError);
      expect(wait).not.toHaveBeenCalled();
    },
  );

  it('is never repeated by itself where it makes something: its person is told', async () => {
    const { api, fetch } = clientOf([() => tooFast('7')]);
    await expect(api('createSession', { body: { mode: 'custom' } })).rejects.toMatchObject({ code: 'too_fast' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is told in readable words also where a gateway before the API refused it', async () => {
    const gateway = () => new Response('{"message":"Too Many Requests"}', { status: 429 });
    const text = 'That was a lot at once. Please wait a minute and try again.';
    await expect(clientOf([gateway]).api('getHealth')).rejects.toMatchObject({ code: 'too_fast', message: text });
  });

  it('ends its wait when nobody wants the answer any more', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => tooFast('30'));
    const api = createClient({ base: '', token: async () => 'token', newKey: () => 'key-1', fetch });
    const given = new AbortController();
    const call = api('getHealth', {}, { signal: given.signal });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    given.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
