import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RowMessage } from '../../../../shared/events/realtime.ts';
import { keyOf } from '../../../../web/src/lib/api/api.ts';
import { createFreshness, createLiveUpdates, patched, staleAfter } from '../../../../web/src/lib/api/live-updates.ts';
import { createReadyWatch } from '../../../../web/src/lib/api/ready-watch.ts';
import { aSession, atWork, SESSION } from '../samples/sessions.ts';

const updated = (given: Partial<Extract<RowMessage, { kind: 'session.updated' }>> = {}): RowMessage => ({
  kind: 'session.updated',
  id: SESSION,
  mode: 'custom',
  version: 5,
  title: 'The Locked Room of Light',
  status: 'ready',
  previous: 'generating',
  ...given,
});
const generation = (written: number, version = written): RowMessage => ({
  kind: 'generation.updated',
  id: SESSION,
  version,
  phase: 'generate',
  written,
  total: 9,
});

describe('a live message', () => {
  it('is dropped when it is not newer than the last of its kind about its row', () => {
    const isFresh = createFreshness();
    expect(isFresh(generation(3))).toBe(true);
    expect(isFresh(generation(3))).toBe(false);
    expect(isFresh(generation(2))).toBe(false);
    expect(isFresh(generation(4))).toBe(true);
    expect(isFresh(updated({ version: 1 }))).toBe(true);
  });

  it('is fresh again when another generation begins', () => {
    const isFresh = createFreshness();
    isFresh(generation(9));
    isFresh(updated({ version: 7, status: 'generating', previous: 'ready' }));
    expect(isFresh(generation(1))).toBe(true);
  });

  it('changes the session that is shown [LIVE-01]', () => {
    expect(patched(atWork(5, 9), updated({ title: 'New title' }))).toMatchObject({
      title: 'New title',
      status: 'ready',
    });
    expect(patched(atWork(5, 9), generation(6)).generation).toMatchObject({ written: 6, total: 9 });
  });

  it('takes nothing back', () => {
    const shown = aSession({ version: 9 });
    expect(patched(shown, updated({ version: 8, status: 'generating' }))).toBe(shown);
    const work = atWork(5, 9);
    expect(patched(work, generation(4))).toBe(work);
  });

  it('leaves other sessions alone', () => {
    const other = atWork(1, 9, { id: 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S99' });
    expect(patched(other, generation(6))).toBe(other);
  });

  it('about progress has the progress and the figures asked for again [LIVE-03, LIVE-04]', () => {
    expect(staleAfter({ kind: 'progress.changed', id: SESSION, version: 1 })).toEqual([
      keyOf('getProgress', { params: { sessionId: SESSION } }),
      keyOf('listAttempts', { params: { sessionId: SESSION } }),
      keyOf('getStats'),
    ]);
  });

  it('about cards has what is due asked for again', () => {
    expect(staleAfter({ kind: 'deck.changed', id: SESSION, version: 1 })).toEqual([
      keyOf('getToday'),
      keyOf('listDecks'),
      keyOf('getSessionDeck', { params: { sessionId: SESSION } }),
    ]);
  });

  it('about what comes, goes or is purged has the bin asked for again', () => {
    const row = { id: SESSION, mode: 'custom', version: 1 } as const;
    for (const kind of ['session.inserted', 'session.removed', 'session.purged'] as const)
      expect(staleAfter({ kind, ...row })).toEqual(
        expect.arrayContaining([keyOf('listDeletedSessions'), keyOf('countDeletedSessions')]),
      );
  });

  it('about a written scene has the scenes asked for again', () => {
    const message = {
      kind: 'scene.written',
      id: `scn_${SESSION.slice(4)}001`,
      session_id: SESSION,
      version: 1,
    } as const;
    expect(staleAfter(message)).toEqual([keyOf('listScenes', { params: { sessionId: SESSION } })]);
  });
});

describe('live updates of the cache', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const list = keyOf('listSessions', { query: { mode: 'custom' } });
  const stage = () => {
    const client = new QueryClient();
    client.setQueryData(list, { pages: [{ items: [atWork(5, 9)], cursor: null }], pageParams: [undefined] });
    const invalidated = vi.spyOn(client, 'invalidateQueries');
    return { client, invalidated, updates: createLiveUpdates(client) };
  };

  it('show a step at once in a list', () => {
    const { client, updates } = stage();
    updates.apply(generation(6));
    expect(client.getQueryData(list)).toMatchObject({ pages: [{ items: [{ generation: { written: 6 } }] }] });
  });

  it('ask once for a burst of messages', () => {
    const { invalidated, updates } = stage();
    for (const written of [6, 7, 8, 9]) updates.apply(generation(written));
    vi.advanceTimersByTime(1_000);
    expect(invalidated).toHaveBeenCalledTimes(1);
  });

  it('take a session that changes its mode from one dashboard to the other', () => {
    const { client, updates } = stage();
    const lessons = keyOf('listSessions', { query: { mode: 'traditional' } });
    client.setQueryData(lessons, { pages: [{ items: [], cursor: null }], pageParams: [undefined] });
    updates.apply({
      kind: 'session.updated',
      id: SESSION,
      mode: 'traditional',
      version: 9,
      title: 'Limits',
      status: 'generating',
      previous: 'draft',
    });
    vi.advanceTimersByTime(1_000);
    const isOutdated = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
    expect([list, lessons].map(isOutdated)).toEqual([true, true]);
  });

  it('ask for everything that may have changed while no socket was open', () => {
    const { invalidated, updates } = stage();
    updates.catchUp();
    vi.advanceTimersByTime(1_000);
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])).toEqual([
      'listSessions',
      'getSession',
      'listScenes',
      'getOpening',
      'getCoverage',
      'listAnchorSessions',
      'listDeletedSessions',
      'countDeletedSessions',
      'getProgress',
      'listAttempts',
      'getStats',
      'getUsage',
      'getMe',
      'getSubscription',
      'getToday',
      'listDecks',
      'getSessionDeck',
    ]);
  });

  it('ask again for what was on its way for the first time when the socket opened, once it is here', async () => {
    const { client, invalidated, updates } = stage();
    const { promise, resolve } = Promise.withResolvers<object>();
    const first = client.fetchQuery({ queryKey: keyOf('getStats'), queryFn: () => promise });
    const other = client.fetchQuery({ queryKey: ['listPosts'], queryFn: () => promise });
    updates.catchUp();
    vi.advanceTimersByTime(1_000);
    invalidated.mockClear();
    resolve({});
    await Promise.all([first, other]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(invalidated.mock.calls).toEqual([[{ queryKey: keyOf('getStats') }]]);
    updates.stop();
  });

  it('ask for nothing any more once they are stopped', () => {
    const { invalidated, updates } = stage();
    updates.stop();
    updates.catchUp();
    vi.advanceTimersByTime(1_000);
    expect(invalidated).not.toHaveBeenCalled();
  });
});

describe('the watch for what becomes ready', () => {
  const stage = () => {
    const announce = vi.fn();
    return { announce, ...createReadyWatch(announce) };
  };

  it.each([
    ['generating', 'ready'],
    ['generating', 'completed'],
    ['draft', 'ready'],
    ['draft', 'completed'],
  ] as const)('announces %s to %s [LIVE-06, LIVE-07]', (previous, status) => {
    const { announce, tell } = stage();
    tell(updated({ previous, status }));
    expect(announce).toHaveBeenCalledWith({ id: SESSION, title: 'The Locked Room of Light', mode: 'custom' });
  });

  it.each([
    ['ready', 'completed'],
    ['completed', 'ready'],
    ['new', 'ready'],
    ['generating', 'draft'],
    ['draft', 'generating'],
    ['ready', 'ready'],
  ] as const)('is silent about %s to %s [LIVE-08]', (previous, status) => {
    const { announce, tell } = stage();
    tell(updated({ previous, status }));
    expect(announce).not.toHaveBeenCalled();
  });

  it('announces once, whatever tells of it', () => {
    const { announce, tell, see } = stage();
    see(atWork(9, 9, { version: 4 }));
    see(aSession({ version: 5 }));
    tell(updated());
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('finds out from two answers when the message was missed', () => {
    const { announce, see } = stage();
    see(atWork(9, 9, { version: 4 }));
    expect(announce).not.toHaveBeenCalled();
    see(aSession({ version: 5 }));
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('is not fooled by an answer that was under way', () => {
    const { announce, tell, see } = stage();
    tell(updated({ version: 5 }));
    see(atWork(9, 9, { version: 4 }));
    see(aSession({ version: 6 }));
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('says nothing of what was ready when it was first seen', () => {
    const { announce, see } = stage();
    see(aSession());
    see(aSession({ version: 7 }));
    expect(announce).not.toHaveBeenCalled();
  });

  it('announces a second generation of the same session', () => {
    const { announce, see } = stage();
    for (const session of [
      atWork(1, 9, { version: 1 }),
      aSession({ version: 2 }),
      atWork(1, 9, { version: 3 }),
      aSession({ version: 4 }),
    ])
      see(session);
    expect(announce).toHaveBeenCalledTimes(2);
  });
});
