import { S3Error } from './errors.ts';
import { type Exchange, sendXml } from './exchange.ts';
import { afterPrefix, type Entry, type Objects } from './objects.ts';
import { element } from './xml.ts';

const MAX_KEYS = 1000;

interface Page {
  entries: Entry[];
  prefixes: string[];
  /** Where the next page begins, if there is one. */
  next: string | undefined;
}

interface Listing {
  bucket: string;
  prefix: string;
  delimiter: string;
  after: string;
  limit: number;
}

/** Keys that share a prefix up to the delimiter count as one. */
function readPage(objects: Objects, { bucket, prefix, delimiter, after, limit }: Listing): Page {
  const page: Page = { entries: [], prefixes: [], next: undefined };
  let position = after;
  for (;;) {
    const entries = objects.list(bucket, prefix, position, delimiter ? 1 : limit + 1);
    for (const entry of entries) {
      if (page.entries.length + page.prefixes.length === limit) return { ...page, next: position };
      const end = delimiter ? entry.key.indexOf(delimiter, prefix.length) : -1;
      const shared = end < 0 ? undefined : entry.key.slice(0, end + delimiter.length);
      if (shared) page.prefixes.push(shared);
      else page.entries.push(entry);
      position = shared ? afterPrefix(shared) : entry.key;
    }
    if (entries.length === 0 || !delimiter) return page;
  }
}

/** ListObjectsV2. */
export function listObjects({ res, url, objects, bucket }: Exchange): void {
  const value = (name: string) => url.searchParams.get(name) ?? '';
  const token = Buffer.from(value('continuation-token'), 'base64url').toString();
  const limit = Math.min(Number(value('max-keys') || MAX_KEYS), MAX_KEYS);
  if (!(limit >= 0))
    throw new S3Error(400, 'InvalidArgument', 'Provided max-keys not an integer or within integer range');
  const listing = {
    bucket,
    prefix: value('prefix'),
    delimiter: value('delimiter'),
    after: token || value('start-after'),
    limit,
  };
  const { entries, prefixes, next } = readPage(objects, listing);
  const contents = entries.map(({ key, size, etag, modified }) =>
    element('Contents', [
      element('Key', key),
      element('LastModified', new Date(modified).toISOString()),
      element('ETag', etag),
      element('Size', size),
      element('StorageClass', 'STANDARD'),
    ]),
  );
  const root = element('ListBucketResult', [
    element('Name', bucket),
    element('Prefix', listing.prefix),
    element('KeyCount', entries.length + prefixes.length),
    element('MaxKeys', limit),
    element('IsTruncated', next !== undefined),
    ...contents,
    ...prefixes.map((prefix) => element('CommonPrefixes', [element('Prefix', prefix)])),
    ...(next === undefined ? [] : [element('NextContinuationToken', Buffer.from(next).toString('base64url'))]),
  ]);
  sendXml(res, 200, root);
}
