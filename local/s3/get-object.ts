import { S3Error } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Headers, StoredObject } from './objects.ts';

export function findObject({ objects, bucket, key }: Pick<Exchange, 'objects' | 'bucket' | 'key'>): StoredObject {
  const found = objects.find(bucket, key);
  if (!found) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
  return found;
}

/** `bytes=a-b`, `bytes=a-` or `bytes=-n`; undefined for no range or a form S3 ignores. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from, to] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (start > end) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { start, end };
}

function overrides(url: URL): Headers {
  const names = ['content-type', 'content-disposition', 'content-language', 'cache-control'];
  const asked = names.map((name) => [name, url.searchParams.get(`response-${name}`)] as const);
  return Object.fromEntries(asked.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** GetObject and HeadObject. */
export function getObject(exchange: Exchange): void {
  const { req, res, url, objects, bucket, key } = exchange;
  const { size, etag, modified, headers } = findObject(exchange);
  const common = { ...headers, ...overrides(url), etag, 'last-modified': new Date(modified).toUTCString() };
  if (req.headers['if-none-match'] === etag) return void res.writeHead(304, { etag }).end();
  const range = parseRange(req.headers.range, size);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  res.writeHead(range ? 206 : 200, {
    ...common,
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    // Locally, files share an origin with the application, so scripts in them must not run.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  res.end(req.method === 'HEAD' ? undefined : objects.read(bucket, key, start, end));
}
