import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import { backOff, openRealtime, PING_EVERY, parseMessage, RENEW_AFTER } from '../../../../web/src/lib/api/realtime.ts';
import { FakeSocket } from '../fake-socket.ts';
import { SESSION } from '../samples/sessions.ts';

const message = { kind: 'progress.changed', id: SESSION, version: 3 } as const;

const stage = (ticket: () => Promise<string> = async () => 'tkt 1') => {
  const onMessage = vi.fn();
  const onOpen = vi.fn();
  const asked = vi.fn(ticket);
  const close = openRealtime({
    url: 'wss://socket.example',
    ticket: asked,
    onMessage,
    onOpen,
    open: (address) => new FakeSocket(address) as never,
  });
  return { onMessage, onOpen, asked, close };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the realtime connection', () => {
  let close = () => {};
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    close();
    vi.useRealTimers();
  });

  const opened = async (...given: Parameters<typeof stage>) => {
    const set = stage(...given);
    close = set.close;
    await pass(0);
    FakeSocket.last.onopen?.();
    return set;
  };

  it('opens a socket with a one-time ticket', async () => {
    await opened();
    expect(FakeSocket.last.url).toBe('wss://socket.example?ticket=tkt%201');
  });

  it('hands over messages and drops what is none', async () => {
    const { onMessage } = await opened();
    FakeSocket.last.tell(message);
    FakeSocket.last.tell('{"message":"Forbidden"}');
    FakeSocket.last.tell('not json');
    expect(onMessage.mock.calls).toEqual([[message]]);
    expect(parseMessage(new ArrayBuffer(1))).toBeUndefined();
  });

  it('says every five minutes that it is there', async () => {
    await opened();
    await pass(PING_EVERY * 2);
    expect(FakeSocket.last.sent).toEqual(['{"action":"ping"}', '{"action":"ping"}']);
  });

  it('comes back with a new ticket after a drop, and says each time that it is open', async () => {
    const { asked, onOpen } = await opened();
    expect(onOpen).toHaveBeenCalledTimes(1);
    FakeSocket.last.drop();
    await pass(1_000);
    FakeSocket.last.onopen?.();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(FakeSocket.all).toHaveLength(2);
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('renews itself before the gateway ends it', async () => {
    await opened();
    await pass(RENEW_AFTER + 10);
    expect(FakeSocket.all).toHaveLength(2);
    expect(RENEW_AFTER).toBeLessThan(2 * 3_600_000);
  });

  it('waits longer after every failure, and never more than a minute', async () => {
    expect([0, 1, 2, 3].map((failures) => backOff(failures, 1))).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(backOff(40, 1)).toBe(60_000);
    expect(backOff(0, 0)).toBe(500);
  });

  it('tries again when no ticket was to be had', async () => {
    let failing = true;
    const { asked, close: end } = stage(async () => {
      if (failing) throw new ApiError(503, 'busy', 'busy');
      return 'later';
    });
    close = end;
    await pass(0);
    failing = false;
    await pass(1_000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(FakeSocket.last.url).toContain('later');
  });

  it('stops asking when nobody is signed in any more', async () => {
    const { asked, close: end } = stage(async () => {
      throw new ApiError(401, 'unauthenticated', 'Not authenticated');
    });
    close = end;
    await pass(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('comes back at once when the network does', async () => {
    await opened();
    FakeSocket.last.drop();
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('stays closed when it is closed', async () => {
    const { close: end } = await opened();
    end();
    await pass(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.closed).toBe(true);
  });
});
