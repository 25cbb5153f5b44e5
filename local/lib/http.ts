import { randomUUID } from 'node:crypto';
import { Server as HttpServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { Readable } from 'node:stream';

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Reads a request to its end; throws `BodyTooLarge` as soon as it is longer than `maxBytes`. */
export async function readBody(req: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) break;
    chunks.push(chunk);
  }
  if (size <= maxBytes) return Buffer.concat(chunks);
  // The rest is read and dropped: a refusal does not reach somebody who is still sending.
  req.resume();
  throw new BodyTooLarge(`The request is longer than ${maxBytes} bytes`);
}

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

export interface Listening {
  port: number;
  /** `http://127.0.0.1:<port>`: an address, never a name, because the S3 client puts buckets before names. */
  endpoint: string;
  close(): Promise<void>;
}

/** Listens on the loopback interface only; port 0 takes a free one. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, '127.0.0.1', resolve);
  await promise;
  server.removeListener('error', reject);
  const actual = (server.address() as AddressInfo).port;
  return { port: actual, endpoint: `http://127.0.0.1:${actual}`, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  if (server instanceof HttpServer) server.closeAllConnections();
  return promise;
}
