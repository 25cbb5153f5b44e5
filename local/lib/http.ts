import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { type GuardOptions, guard } from './guard.ts';

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

const peeked = new WeakMap<Readable, Buffer>();

/** Reads the body of a request; `readBody` returns it again afterwards. */
export async function peekBody(req: Readable, maxBytes: number): Promise<Buffer> {
  const body = await readBody(req, maxBytes);
  peeked.set(req, body);
  return body;
}

/** Reads the body of a request; throws `BodyTooLarge` as soon as it is longer than `maxBytes`. */
export async function readBody(req: Readable, maxBytes: number): Promise<Buffer> {
  const before = peeked.get(req);
  if (before !== undefined) return fitting(before, maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) break;
    chunks.push(chunk);
  }
  if (size <= maxBytes) return Buffer.concat(chunks);
  // The rest is read and dropped, because a client that is still sending would not read the response.
  req.resume();
  throw tooLarge(maxBytes);
}

const tooLarge = (maxBytes: number) => new BodyTooLarge(`The request is longer than ${maxBytes} bytes`);

const fitting = (body: Buffer, maxBytes: number): Buffer => {
  if (body.length > maxBytes) throw tooLarge(maxBytes);
  return body;
};

export function sendJson(res: ServerResponse, status: number, body: unknown, headers: OutgoingHttpHeaders = {}): void {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'content-type': 'application/json',
    'x-amzn-requestid': randomUUID(),
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  res.end(text);
}

/** An error as the SDKs' JSON protocols read it: the type in the body (AWS JSON) and in the header (REST JSON). */
export function awsError(res: ServerResponse, status: number, type: string, message: string, details: object = {}) {
  sendJson(res, status, { __type: type, message, ...details }, { 'x-amzn-errortype': type });
}

export interface RunningServer {
  port: number;
  /** `http://127.0.0.1:<port>`: an address, never a name, because the S3 client puts buckets before names. */
  endpoint: string;
  close(): Promise<void>;
}

export interface ListenOptions extends GuardOptions {
  /** 0 or undefined: a free port. */
  readonly port?: number | undefined;
  /** An address of this computer; undefined: the loopback interface only. */
  readonly host?: string | undefined;
}

const LOOPBACK = '127.0.0.1';
const EVERYWHERE = ['0.0.0.0', '::'];

/** Starts listening, with `guard` around the listeners that were added before. */
export async function listen(server: Server, options: ListenOptions = {}): Promise<RunningServer> {
  const { port = 0, host = LOOPBACK } = options;
  guard(server, options);
  // By the clock that signatures are judged by: clients of AWS set theirs after it
  server.prependListener('request', (_, res) => res.setHeader('date', new Date().toUTCString()));
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise;
  server.removeListener('error', reject);
  const actual = (server.address() as AddressInfo).port;
  const reached = EVERYWHERE.includes(host) ? LOOPBACK : host.includes(':') ? `[${host}]` : host;
  return { port: actual, endpoint: `http://${reached}:${actual}`, close: () => closeServer(server, sockets) };
}

/** Closes every connection, including upgraded ones. */
function closeServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  for (const socket of sockets) socket.destroy();
  return promise;
}
