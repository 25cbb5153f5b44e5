import { ApiError } from '../../../../shared/contract/api-error.ts';
import { type RealtimeMessage, RealtimeMessageSchema } from '../../../../shared/events/realtime.ts';
import { MINUTE } from '../../../../shared/model/time.ts';

/** The gateway closes an idle socket after 10 minutes and every socket after 2 hours. */
export const PING_EVERY = 5 * MINUTE;
export const RENEW_AFTER = 110 * MINUTE;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = MINUTE;

export interface RealtimeOptions {
  /** `wss://…`, without the ticket. */
  readonly url: string;
  readonly ticket: () => Promise<string>;
  readonly onMessage: (message: RealtimeMessage) => void;
  /** Called when the socket opens, for the first time or again: earlier changes may have been missed. */
  readonly onOpen: () => void;
  readonly open?: (address: string) => WebSocket;
}

/** Exponential backoff with jitter in its upper half, so that not every tab reconnects at once. */
export const backOff = (failures: number, random: number = Math.random()): number =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures) * (0.5 + random / 2);

/** Undefined for other messages, such as the answer to a ping. */
export const parseMessage = (data: unknown): RealtimeMessage | undefined => {
  if (typeof data !== 'string') return undefined;
  try {
    return RealtimeMessageSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};

/** Keeps one socket open until the returned function is called. A refused ticket stops it: nobody is signed in. */
export const openRealtime = ({ open = (address) => new WebSocket(address), ...options }: RealtimeOptions) => {
  let socket: WebSocket | undefined;
  let stopped = false;
  let connecting = false;
  let failures = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const again = (delay: number) => {
    clearTimeout(waiting);
    if (!stopped) waiting = setTimeout(connect, delay);
  };

  const listen = (next: WebSocket) => {
    let ping: ReturnType<typeof setInterval> | undefined;
    let renew: ReturnType<typeof setTimeout> | undefined;
    let renewing = false;
    next.onopen = () => {
      failures = 0;
      ping = setInterval(() => next.send(JSON.stringify({ action: 'ping' })), PING_EVERY);
      renew = setTimeout(() => {
        renewing = true;
        next.close();
      }, RENEW_AFTER);
      options.onOpen();
    };
    next.onmessage = ({ data }) => {
      const message = parseMessage(data);
      if (message) options.onMessage(message);
    };
    next.onclose = () => {
      clearInterval(ping);
      clearTimeout(renew);
      if (socket !== next) return;
      socket = undefined;
      again(renewing ? 0 : backOff(failures++));
    };
  };

  const connect = async () => {
    clearTimeout(waiting);
    if (stopped || connecting || socket) return;
    connecting = true;
    try {
      const ticket = await options.ticket();
      if (stopped) return;
      socket = open(`${options.url}?ticket=${encodeURIComponent(ticket)}`);
      listen(socket);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) again(backOff(failures++));
    } finally {
      connecting = false;
    }
  };

  // After waking up or going online, reconnect without waiting for the timer
  const wake = () => void (document.visibilityState === 'visible' && connect());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  void connect();

  return () => {
    stopped = true;
    clearTimeout(waiting);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    socket?.close();
  };
};
