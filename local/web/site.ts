import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageFile } from '../../shared/web/page-file.ts';
import { previewPath } from '../../shared/web/preview-path.ts';
import { cacheControlOf, contentTypeOf } from '../../shared/web/served-file.ts';
import { namesAddress, withAddress } from '../../shared/web/site-address.ts';

const compressible = /text|javascript|json|svg|xml|manifest/;
/** Quick rather than small: this server stands in for a CDN on loopback. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface SiteOptions {
  /** The built site. */
  readonly root: string;
  readonly prerendered: readonly string[];
  /** Where it is served. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Served {
  readonly body: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/** The built site as CloudFront serves it: the same fallback to the app's shell, caching and security headers. */
export const createSite = ({ root, prerendered, origin, headers }: SiteOptions) => {
  const served = new Map<string, Served>();

  const read = (file: string): Served => {
    const found = served.get(file);
    if (found) return found;
    const type = contentTypeOf(file);
    const stored = readFileSync(file);
    const raw = namesAddress(file) ? Buffer.from(withAddress(stored.toString(), origin)) : stored;
    const compress = compressible.test(type);
    const fresh: Served = {
      body: compress ? brotliCompressSync(raw, quick) : raw,
      headers: {
        'content-type': type,
        ...(compress ? { 'content-encoding': 'br' } : {}),
        'cache-control': cacheControlOf(path.relative(root, file)),
      },
    };
    served.set(file, fresh);
    return fresh;
  };

  return (req: IncomingMessage, res: ServerResponse): void => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const wanted = decodePath(req.url ?? '/');
    const preview = previewPath(wanted ?? '/', req.headers['user-agent'] ?? '');
    if (preview !== undefined) {
      res.writeHead(302, { ...headers, location: preview }).end();
      return;
    }
    const file = wanted === undefined ? undefined : path.join(root, path.normalize(pageFile(wanted, prerendered)));
    if (file === undefined || !file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
      res.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const { body, headers: own } = read(file);
    res.writeHead(200, { ...headers, ...own, 'content-length': body.length });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
};

const decodePath = (url: string): string | undefined => {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname);
  } catch {
    return undefined;
  }
};
