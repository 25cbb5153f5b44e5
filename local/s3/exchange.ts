import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers, ObjectStore } from './objects.ts';
import { document } from './xml.ts';

/** One request on its way through S3. */
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

const KEPT = /^(content-(type|disposition|language)|cache-control|x-amz-meta-.+)$/;

/** What of a request's headers (or of a form's fields) stays with the object. */
export function keptHeaders(headers: Iterable<[string, unknown]>): Headers {
  const kept: Headers = { 'content-type': 'application/octet-stream' };
  for (const [name, value] of headers) if (KEPT.test(name) && value) kept[name] = String(value);
  return kept;
}
