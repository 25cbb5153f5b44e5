import type { IncomingMessage, ServerResponse } from 'node:http';
import { bucketRules } from '../../lambdas/bucket.ts';
import { S3Error } from './errors.ts';

const { methods, headers, maxAgeSeconds } = bucketRules.pages;

/** Sets the CORS headers for a page of an allowed origin, if the bucket's rules allow the method. Returns whether they do. */
export function allowPage(req: IncomingMessage, res: ServerResponse, allowedOrigins: string[]): boolean {
  const { origin, 'access-control-request-method': wanted } = req.headers;
  const method = req.method === 'OPTIONS' ? wanted : req.method;
  if (!origin || !allowedOrigins.includes(origin) || !methods.some((allowed) => allowed === method)) return false;
  res.setHeader('access-control-allow-origin', origin);
  res.setHeader('vary', 'Origin');
  return true;
}

/** `allowed`: by its origin and its method. */
export function preflight(req: IncomingMessage, res: ServerResponse, allowed: boolean): void {
  const wanted = (req.headers['access-control-request-headers'] ?? '').toLowerCase().split(',');
  const asked = wanted.map((name) => name.trim()).filter((name) => name !== '');
  if (!allowed || !asked.every((name) => headers.includes(name)))
    throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  res.setHeader('access-control-allow-methods', methods.join(', '));
  if (asked.length > 0) res.setHeader('access-control-allow-headers', asked.join(', '));
  res.setHeader('access-control-max-age', String(maxAgeSeconds));
  res.writeHead(200).end();
}
