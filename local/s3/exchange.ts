import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers, ObjectStore } from './objects.ts';
import { document } from './xml.ts';

/** A request and its response, with what is needed to serve it. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  objects: ObjectStore;
  bucket: string;
  /** Empty when the request is about the bucket. */
  key: string;
  /** Milliseconds since the epoch. */
  now: number;
}

export function sendXml(res: ServerResponse, status: number, root: string): void {
  const text = document(root);
  res.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(text) }).end(text);
}

const STORED = /^(content-(type|disposition|language)|cache-control|x-amz-meta-.+)$/;

/** The headers of a request (or fields of a form) that are stored with the object. */
export function storedHeaders(headers: Iterable<[string, unknown]>): Headers {
  const stored: Headers = { 'content-type': 'application/octet-stream' };
  for (const [name, value] of headers) if (STORED.test(name) && value) stored[name] = String(value);
  return stored;
}
