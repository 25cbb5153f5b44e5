import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Server } from 'node:net';
import type { Duplex } from 'node:stream';

/** Host names of this computer. A DNS rebinding attack would send another name. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** What is allowed besides requests by this computer's own names. */
export interface GuardOptions {
  /** Further names, without ports. */
  readonly names?: readonly string[];
  /** Origins whose pages may send writing requests or open sockets. Requests without an origin come from no browser and are allowed. */
  readonly origins?: () => readonly string[];
}

type ServerListener = (...event: readonly unknown[]) => unknown;

/** Undefined where the header names no host. */
const nameIn = (host: string | undefined): string | undefined => /^(.+?)(?::\d{1,5})?$/.exec(host ?? '')?.[1];

/** A path of this server, rather than an address elsewhere or a text that is no address. */
const isPath = (target: string): boolean => {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  return URL.canParse(target, 'http://here');
};

/** Methods that change nothing; pages of other origins may send them, but cannot read the response. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

/** The status with which a request is refused; undefined when it is allowed. */
const refusals =
  ({ names = [], origins = () => [] }: GuardOptions) =>
  ({ method = '', headers, url = '' }: IncomingMessage, changes = !READING.includes(method)): number | undefined => {
    const name = nameIn(headers.host ?? headers[':authority']?.toString())?.toLowerCase();
    if (name === undefined || ![...OWN_NAMES, ...names].includes(name)) return 421;
    if (!isPath(url)) return 400;
    return changes && headers.origin !== undefined && !origins().includes(headers.origin) ? 403 : undefined;
  };

/** Runs a listener; an error ends only its own request. */
const catchErrors = async (listener: () => unknown, fail: () => void): Promise<void> => {
  try {
    await listener();
  } catch (error) {
    console.error('[http]', error);
    fail();
  }
};

const answer = (res: ServerResponse, status: number): void => {
  if (res.headersSent) res.destroy();
  else res.writeHead(status, { 'content-type': 'text/plain' }).end(STATUS_CODES[status]);
};

/** Refuses an upgrade with a status. */
export const refuseUpgrade = (socket: Duplex, status: number): void => {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const wrapListeners = (
  server: Server,
  event: string,
  by: (heard: readonly ServerListener[]) => ServerListener,
): void => {
  const heard = server.listeners(event) as ServerListener[];
  if (heard.length === 0) return;
  server.removeAllListeners(event);
  server.on(event, by(heard));
};

/**
 * Wraps the listeners of an HTTP server: only requests for an allowed host name, for a path and from an allowed origin are
 * passed on, and an error in a listener does not end the process.
 */
export const guard = (server: Server, doors: GuardOptions = {}): void => {
  const refusalOf = refusals(doors);
  wrapListeners(server, 'request', (heard) => (req, res) => {
    const [asked, answered] = [req as IncomingMessage, res as ServerResponse];
    answered.on('error', () => {});
    const refusal = refusalOf(asked);
    if (refusal !== undefined) answer(answered, refusal);
    else
      for (const listener of heard)
        void catchErrors(
          () => listener(req, res),
          () => answer(answered, 500),
        );
  });
  wrapListeners(server, 'upgrade', (heard) => (req, socket, head) => {
    const [asked, stream] = [req as IncomingMessage, socket as Duplex];
    stream.on('error', () => {});
    const refusal = refusalOf(asked, true);
    if (refusal !== undefined) refuseUpgrade(stream, refusal);
    else
      for (const listener of heard)
        void catchErrors(
          () => listener(req, socket, head),
          () => refuseUpgrade(stream, 500),
        );
  });
};
