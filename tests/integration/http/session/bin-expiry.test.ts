import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../../lambdas/runtime/container.ts';
import { DAY } from '../../../../shared/model/time.ts';
import { type Backend, person, startBackend } from '../../harness.ts';
import { newStory } from '../../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ ttlSweepMs: DAY });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => backend.close());

it('keeps a deleted session for seven days and from everybody after, although its row is still there [SESS-47]', async () => {
  const ann = person('ann');
  const sessionId = await newStory(backend, ann);
  const at = { params: { sessionId } };
  const { body } = await backend.call('deleteSession', ann, at);
  const end = Date.parse(body.deleted_at ?? '') + 7 * DAY;
  const seen = async () => {
    const query = { mode: 'custom' as const };
    const { body: list } = await backend.call('listDeletedSessions', ann, { query });
    const { body: count } = await backend.call('countDeletedSessions', ann, { query });
    const { status } = await backend.call('getSession', ann, at);
    return [list.items.length, count.count, status];
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(end - 1_000);
  expect(await seen()).toEqual([1, 1, 200]);
  vi.setSystemTime(end + 1_000);
  expect(await seen()).toEqual([0, 0, 404]);
  for (const name of ['restoreSession', 'purgeSession', 'deleteSession'] as const)
    expect((await backend.call(name, ann, at)).error.code).toBe('session_not_found');
  expect(await sessionStore().find(sessionId)).toBeDefined();
});

it('ends a page that begins where everything has expired meanwhile', async () => {
  const bea = person('bea');
  for (let count = 0; count < 3; count += 1) {
    const sessionId = await newStory(backend, bea);
    await backend.call('deleteSession', bea, { params: { sessionId } });
  }
  const query = { mode: 'custom' as const, limit: 1 };
  const { body: first } = await backend.call('listDeletedSessions', bea, { query });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 8 * DAY);
  const cursor = first.cursor ?? '';
  const { status, body } = await backend.call('listDeletedSessions', bea, { query: { ...query, cursor } });
  expect([status, body]).toEqual([200, { items: [], cursor: null }]);
});
