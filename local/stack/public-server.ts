import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { AVATAR_PATH } from '../../shared/catalogue/avatars.ts';
import { SITE_CONFIG_PATH } from '../../shared/web/site-config.ts';
import { pagesPath } from '../stripe/pages.ts';
import { bucketName, socketPath } from './settings.ts';

export interface Surfaces {
  readonly api: RequestListener;
  readonly files: RequestListener;
  /** Avatars, served from the bucket. */
  readonly photos: RequestListener;
  readonly identity: RequestListener;
  /** Checkout and billing portal of the payment provider. */
  readonly payments: RequestListener;
  readonly site: RequestListener;
  readonly sockets: (req: IncomingMessage, socket: Duplex, head: Buffer) => unknown;
  /** Other sockets: hot reload in development. */
  readonly otherSockets?: (req: IncomingMessage, socket: Duplex, head: Buffer) => unknown;
  readonly siteConfig: () => object;
  /** The public origin, if one was given; pages work only there. */
  readonly canonical: () => string | undefined;
}

const isIdentity = ({ method, url, headers }: IncomingMessage): boolean =>
  (method === 'POST' || method === 'OPTIONS') && url === '/' && 'x-amz-target' in headers;

/** Whether a request is for S3: by its bucket or by its signature. */
const isS3 = ({ url = '/', headers }: IncomingMessage): boolean =>
  url.startsWith(`/${bucketName}`) || (headers.authorization?.includes('/s3/aws4_request') ?? false);

/** The address of a page on the public origin, if it was requested by another host name. */
const redirectTarget = ({ headers, url = '/' }: IncomingMessage, canonical: string | undefined): string | undefined => {
  if (canonical === undefined || !headers.accept?.includes('text/html')) return undefined;
  return headers.host === new URL(canonical).host ? undefined : `${canonical}${url}`;
};

/** The server for everything that browsers use, on one port. */
export const createPublicServer = (surfaces: Surfaces): Server => {
  const surfaceOf = (req: IncomingMessage): RequestListener => {
    const url = req.url ?? '/';
    if (url === SITE_CONFIG_PATH)
      return (_, res) => {
        res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        res.end(JSON.stringify(surfaces.siteConfig()));
      };
    if (url.startsWith('/api/')) return surfaces.api;
    if (isS3(req)) return surfaces.files;
    if (url.startsWith(AVATAR_PATH)) return surfaces.photos;
    if (url.startsWith(`${pagesPath}/`)) return surfaces.payments;
    if (isIdentity(req)) return surfaces.identity;
    const there = redirectTarget(req, surfaces.canonical());
    return there === undefined ? surfaces.site : (_, res) => res.writeHead(307, { location: there }).end();
  };
  const server = createServer((req, res) => surfaceOf(req)(req, res));
  server.on('upgrade', (req, socket, head) => {
    const ours = new URL(req.url ?? '/', 'http://site').pathname === socketPath;
    if (ours || !surfaces.otherSockets) void surfaces.sockets(req, socket, head);
    else void surfaces.otherSockets(req, socket, head);
  });
  return server;
};
