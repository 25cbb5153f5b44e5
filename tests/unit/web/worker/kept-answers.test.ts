import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId } from '../../../../shared/model/id.ts';
import { KEPT_AT, keptCache } from '../../../../shared/web/offline.ts';
import { keepAnswersOf } from '../../../../web/src/lib/browser/keep-answers-of.ts';
import { memoryCaches } from './memory-caches.ts';

const site = 'https://fabula.example';
let answerFor: typeof import('../../../../web/src/worker/kept-answers.ts').answerFor;
let caches: ReturnType<typeof memoryCaches>;
let serve: (path: string) => Promise<Response>;
let work: Promise<unknown>[];

const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const gone = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(async () => {
  caches = memoryCaches();
  work = [];
  serve = json({ from: 'server' });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', ({ url }: Request) => serve(new URL(url).pathname));
  vi.stubGlobal('__KEPT_PATHS__', ['/api/me', '/api/sessions/{sessionId}/scenes', '/api/deck/due']);
  ({ answerFor } = await import('../../../../web/src/worker/kept-answers.ts'));
  await keepAnswersOf('ann');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tokenOf = (sub: string) => `head.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.signature`;
const requestOf = (path: string, sub: string | undefined) =>
  new Request(site + path, sub === undefined ? {} : { headers: { authorization: `Bearer ${tokenOf(sub)}` } });
const start = (path: string, sub: string | undefined = 'ann') =>
  answerFor(requestOf(path, sub), new URL(site + path), (more) => void work.push(more));
const settle = async () => {
  for (let before = -1; before !== work.length; ) {
    before = work.length;
    await Promise.allSettled(work);
  }
};
const ask = async (path: string, sub?: string) => {
  const answer = await start(path, sub);
  await settle();
  return answer;
};
const kept = (sub = 'ann') => [...(caches.all.get(keptCache(sub))?.entries.keys() ?? [])];

it('asks the server first, and answers with what was kept only when it does not answer', async () => {
  const first = await ask('/api/me?x=1');
  expect([await first?.json(), first?.headers.get(KEPT_AT)]).toEqual([{ from: 'server' }, null]);
  serve = json({ from: 'server again' });
  expect(await (await ask('/api/me?x=1'))?.json()).toEqual({ from: 'server again' });
  serve = gone;
  const before = Date.now();
  const offline = await ask('/api/me?x=1');
  expect(await offline?.json()).toEqual({ from: 'server again' });
  expect(Math.abs(before - Number(offline?.headers.get(KEPT_AT)))).toBeLessThan(10_000);
  await expect(ask('/api/me?x=2')).rejects.toThrow('Failed to fetch');
});

it('keeps an answer by its address, without the token that it was asked with', async () => {
  await ask('/api/deck/due?limit=24');
  expect(kept()).toEqual(['/api/deck/due?limit=24']);
  const headers = [...caches.all.values()].flatMap((cache) => [...cache.headers.values()]);
  expect(JSON.stringify(headers)).not.toMatch(/authorization|Bearer|head\./i);
});

it('leaves alone what a visitor asks for, and what nobody may keep', async () => {
  expect(answerFor(requestOf('/api/me', undefined), new URL(`${site}/api/me`), () => undefined)).toBeUndefined();
  for (const path of ['/api/admin/members', '/api/me/other', '/api/sessions/mine/scenes'])
    expect(start(path), path).toBeUndefined();
});

it('keeps nothing of a person who is not the one signed in, and shows them nothing', async () => {
  await ask('/api/me');
  await ask('/api/me', 'bob');
  expect(kept('bob')).toEqual([]);
  serve = gone;
  await expect(ask('/api/me', 'bob')).rejects.toThrow();
  await keepAnswersOf('bob');
  expect(kept('ann')).toEqual([]);
  await expect(ask('/api/me', 'ann')).rejects.toThrow();
});

it('does not bring back by an answer that was under way what a sign-out has removed', async () => {
  const late = Promise.withResolvers<Response>();
  serve = () => late.promise;
  const asked = start('/api/me');
  await keepAnswersOf(undefined);
  late.resolve(Response.json({ of: 'ann' }));
  expect(await (await asked)?.json()).toEqual({ of: 'ann' });
  await settle();
  expect(kept()).toEqual([]);
});

it('does not so either when the sign-out comes while it is being kept', async () => {
  // Between the look at whose answers may be kept, and the keeping
  caches.meanwhile.set(keptCache('ann'), () => keepAnswersOf(undefined));
  await ask('/api/me');
  expect(caches.meanwhile.size).toBe(0);
  expect([...caches.all.keys()].filter((name) => name.startsWith('fabula-kept-'))).toEqual([]);
});

it('forgets what may not be read any more', async () => {
  const path = `/api/sessions/${newId('ses')}/scenes`;
  await ask(path);
  expect(kept()).toEqual([path]);
  serve = json({ code: 'internal' }, 500);
  await ask(path);
  expect(kept()).toEqual([path]);
  serve = json({ code: 'session_not_found' }, 404);
  expect((await ask(path))?.status).toBe(404);
  expect(kept()).toEqual([]);
});

it('keeps the twelve sessions that were opened last', async () => {
  const ids = Array.from({ length: 14 }, () => newId('ses'));
  for (const id of ids) await ask(`/api/sessions/${id}/scenes`);
  await ask(`/api/sessions/${ids[2]}/scenes`);
  await ask('/api/me');
  const sessions = kept().flatMap((path) => /ses_\w+/.exec(path) ?? []);
  expect(sessions).toEqual([...ids.slice(3), ids[2]]);
  expect(kept()).toContain('/api/me');
});

it('waits ten seconds for a server that is slow, and keeps what it answers after all', async () => {
  await ask('/api/me');
  const late = Promise.withResolvers<Response>();
  serve = () => late.promise;
  vi.useFakeTimers();
  const asked = start('/api/me');
  await vi.advanceTimersByTimeAsync(10_001);
  expect((await asked)?.headers.get(KEPT_AT)).not.toBeNull();
  vi.useRealTimers();
  late.resolve(Response.json({ from: 'server, late' }));
  await settle();
  serve = gone;
  expect(await (await ask('/api/me'))?.json()).toEqual({ from: 'server, late' });
});
