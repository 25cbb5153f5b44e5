import { describe, expect, it, vi } from 'vitest';
import { closeSockets } from '../../../../lambdas/domain/socket/close-sockets.ts';
import type { OpenSocket } from '../../../../lambdas/domain/socket/socket.ts';

const now = 1_700_000_000_000;
const socket = (connection: string, openedAt = now - 60_000): OpenSocket => ({
  connection,
  openedAt,
  signedInAt: 1_600_000_000,
  requestedAt: openedAt,
  signInId: connection,
});

const doorsOf = (sockets: readonly OpenSocket[], close: (connection: string) => Promise<boolean>) => ({
  list: async () => sockets,
  close: vi.fn(close),
  forget: vi.fn(async (_user: string, _connection: string) => undefined),
  wait: vi.fn(async (_milliseconds: number) => undefined),
});

describe('closing what a sign-in has open', () => {
  it('closes and forgets what has ended, and nothing else', async () => {
    const doors = doorsOf([socket('a'), socket('b')], async () => true);
    await closeSockets(doors, 'ann', ({ signInId }) => signInId === 'b', now);
    expect(doors.close.mock.calls).toEqual([['b']]);
    expect(doors.forget.mock.calls).toEqual([['ann', 'b']]);
  });

  it('waits for one that is only just opening, which the gateway does not know yet', async () => {
    let asked = 0;
    const doors = doorsOf([socket('a', now - 50)], async () => (asked += 1) === 3);
    await closeSockets(doors, 'ann', () => true, now);
    expect(doors.close).toHaveBeenCalledTimes(3);
    expect(doors.wait).toHaveBeenCalledTimes(2);
    expect(doors.forget).toHaveBeenCalledTimes(1);
  });

  it('forgets one that has gone by itself, without waiting', async () => {
    const doors = doorsOf([socket('a')], async () => false);
    await closeSockets(doors, 'ann', () => true, now);
    expect(doors.wait).not.toHaveBeenCalled();
    expect(doors.forget).toHaveBeenCalledTimes(1);
  });

  it('keeps the row of one that could not be closed, so that it is tried again', async () => {
    const doors = doorsOf([socket('a')], async () => Promise.reject(new Error('unreachable')));
    await expect(closeSockets(doors, 'ann', () => true, now)).rejects.toThrow('unreachable');
    expect(doors.forget).not.toHaveBeenCalled();
  });
});
