import type { IncomingMessage, ServerResponse } from 'node:http';
import { S3Error } from './errors.ts';

/** Sets what a browser on an allowed origin needs to see of the answer. */
export function allowOrigin(req: IncomingMessage, res: ServerResponse, allowedOrigins: string[]): boolean {
  const { origin } = req.headers;
  if (!origin || !allowedOrigins.includes(origin)) return false;
  res.setHeader('access-control-allow-origin', origin);
  res.setHeader('access-control-expose-headers', 'ETag, Content-Length, Content-Disposition');
  res.setHeader('vary', 'Origin');
  return true;
}

export function preflight(req: IncomingMessage, res: ServerResponse, allowed: boolean): void {
  if (!allowed) throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  res.setHeader('access-control-allow-methods', 'GET, HEAD, PUT, POST');
  res.setHeader('access-control-allow-headers', req.headers['access-control-request-headers'] ?? '');
  res.setHeader('access-control-max-age', '300');
  res.writeHead(200).end();
}
