import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptsEncoding } from '../../lambdas/runtime/http/response.ts';
import { pageFile } from '../../shared/web/page-file.ts';
import { previewPath } from '../../shared/web/preview-path.ts';
import { cacheControlOf, contentTypeOf } from '../../shared/web/served-file.ts';
import { namesAddress, withAddress } from '../../shared/web/site-address.ts';

const compressible = /text|javascript|json|svg|xml|manifest/;
/** Fast compression, because this server is local. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Browsers accept Brotli from localhost and over TLS only; from other plain addresses, gzip. */
const codings = { br: (raw: Buffer) => brotliCompressSync(raw, quick), gzip: (raw: Buffer) => gzipSync(raw) } as const;
type Coding = keyof typeof codings;

const codingFor = (accepted: string | undefined): Coding | undefined =>
  (['br', 'gzip'] as const).find((coding) => acceptsEncoding(coding, accepted));

export interface SiteOptions {
  /** The built site. */
  readonly root: string;
  readonly prerendered: readonly string[];
  /** Its origin. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** True when the embedded engine writes; prerendered pages read it from their root element. */
  readonly basic?: () => boolean;
}

interface Served {
  readonly body: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/** The built site as CloudFront serves it: the same fallback to the app's shell, caching and security headers. */
export const createSite = ({ root, prerendered, origin, headers, basic = () => false }: SiteOptions) => {
  const served = new Map<string, Served>();

  const marked = (text: string): string => (basic() ? text.replace('<html ', '<html data-basic ') : text);

  const read = (file: string, accepted: string | undefined): Served => {
    const type = contentTypeOf(file);
    const compress = compressible.test(type);
    const coding = compress ? codingFor(accepted) : undefined;
    const kept = `${coding} ${file}`;
    const found = served.get(kept);
    if (found) return found;
    const stored = readFileSync(file);
    const raw = namesAddress(file) ? Buffer.from(marked(withAddress(stored.toString(), origin))) : stored;
    const fresh: Served = {
      body: coding ? codings[coding](raw) : raw,
      headers: {
        'content-type': type,
        ...(compress ? { vary: 'accept-encoding' } : {}),
        ...(coding ? { 'content-encoding': coding } : {}),
        'cache-control': cacheControlOf(path.relative(root, file)),
      },
    };
    served.set(kept, fresh);
    return fresh;
  };

  return (req: IncomingMessage, res: ServerResponse): void => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const requested = decodePath(req.url ?? '/');
    const preview = previewPath(requested ?? '/', req.headers['user-agent'] ?? '');
    if (preview !== undefined) {
      res.writeHead(302, { ...headers, location: preview }).end();
      return;
    }
    const file =
      requested === undefined ? undefined : path.join(root, path.normalize(pageFile(requested, prerendered)));
    if (file === undefined || !file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
      res.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const { body, headers: own } = read(file, req.headers['accept-encoding']?.toString());
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
