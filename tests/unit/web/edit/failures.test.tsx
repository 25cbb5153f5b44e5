import { expect, it, vi } from 'vitest';
import { createClient } from '../../../../shared/contract/client.ts';
import { emptyEdit } from '../../../../web/src/features/edit/edit-draft.ts';
import { expandFailure, expandStory } from '../../../../web/src/features/edit/expand-story.ts';
import { SESSION } from '../samples/sessions.ts';

const draft = { ...emptyEdit, material: 'Roots.' };

/** The message that the author reads for an answer of the backend. */
const readOf = async (response: () => Response | Promise<Response>, token: string | undefined = 'token') => {
  const fetch = vi.fn(async () => response());
  const api = createClient({ base: '', token: async () => token, newKey: () => 'key', fetch });
  const failure = await expandStory({ api, token: async () => token }, SESSION, draft).then(
    () => undefined,
    (error: unknown) => expandFailure(error),
  );
  return { failure, fetch };
};

it('is the error of the answer [EDIT-19]', async () => {
  const { failure } = await readOf(() => Response.json({ error: 'Too much.' }, { status: 402 }));
  expect(failure).toBe('Too much.');
});

it('is "Failed to expand story" when the answer has none, or never comes [EDIT-20]', async () => {
  expect((await readOf(() => Response.json({}, { status: 500 }))).failure).toBe('Failed to expand story');
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await readOf(lost)).failure).toBe('Failed to expand story');
  expect(expandFailure(new TypeError('Load failed'))).toBe('Failed to expand story');
});

it('is "Edge function error" when the answer is not JSON [VIEW-36]', async () => {
  const { failure } = await readOf(() => new Response('<html>Bad gateway</html>', { status: 502 }));
  expect(failure).toBe('Edge function error');
});

it('is "No authentication token available" without a token, and nothing is sent [EDIT-21]', async () => {
  const fetch = vi.fn();
  const api = createClient({ base: '', token: async () => undefined, newKey: () => 'key', fetch });
  await expect(expandStory({ api, token: async () => undefined }, SESSION, draft)).rejects.toThrow(
    'No authentication token available',
  );
  expect(fetch).not.toHaveBeenCalled();
});

it('carries the bearer token [EDIT-16]', async () => {
  const { fetch } = await readOf(() => Response.json({ ok: true, sessionId: SESSION }, { status: 202 }));
  expect(fetch).toHaveBeenCalledWith(
    '/api/functions/v1/expand-story',
    expect.objectContaining({ method: 'POST', headers: expect.objectContaining({ authorization: 'Bearer token' }) }),
  );
});
