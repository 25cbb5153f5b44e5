import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Server } from 'node:net';
import type { Duplex } from 'node:stream';

/** Names of this computer for itself. A page of anybody else's name that leads here sends that name along. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Who is let in besides this computer by its own names. */
export interface GuardOptions {
  /** Further names, without ports. */
  readonly names?: readonly string[];
  /** Whose pages may change something or open sockets. What is no browser names no origin, and is let through. */
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

/** Methods that change nothing, so that a page of elsewhere may send them: it does not see what is answered. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Finds the status that a request is refused with before anybody looks at it. */
const refusals =
  ({ names = [], origins = () => [] }: GuardOptions) =>
  ({ method = '', headers, url = '' }: IncomingMessage, changes = !READING.includes(method)): number | undefined => {
    const name = nameIn(headers.host ?? headers[':authority']?.toString())?.toLowerCase();
    if (name === undefined || ![...OWN_NAMES, ...names].includes(name)) return 421;
    if (!isPath(url)) return 400;
    return changes && headers.origin !== undefined && !origins().includes(headers.origin) ? 403 : undefined;
  };

/** Whatever a listener throws, now or later, ends its own request and nothing else. */
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

/** Ends an upgrade that is not made. */
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
 * Stands before everything that a server of HTTP hears already: only requests by a name that is let in, for a path and
 * from no page of elsewhere are let through, and no request ends the process.
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
