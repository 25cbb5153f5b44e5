import { S3Error } from './errors.ts';
import { type Exchange, sendXml } from './exchange.ts';
import { afterPrefix, type ObjectEntry, type ObjectStore } from './objects.ts';
import { element } from './xml.ts';

const MAX_KEYS = 1000;

/** An object, or a common prefix up to the delimiter; `last` is where the next page starts. */
type ListedItem = { readonly last: string } & ({ readonly entry: ObjectEntry } | { readonly group: string });

interface Search {
  readonly prefix: string;
  readonly delimiter: string;
  readonly after: string;
  readonly limit: number;
}

function find(objects: ObjectStore, bucket: string, { prefix, delimiter, after, limit }: Search): ListedItem[] {
  if (!delimiter) return objects.list(bucket, prefix, after, limit).map((entry) => ({ entry, last: entry.key }));
  const found: ListedItem[] = [];
  while (found.length < limit) {
    const [entry] = objects.list(bucket, prefix, found.at(-1)?.last ?? after, 1);
    if (!entry) break;
    const end = entry.key.indexOf(delimiter, prefix.length);
    const group = entry.key.slice(0, end + delimiter.length);
    found.push(end < 0 ? { entry, last: entry.key } : { group, last: afterPrefix(group) });
  }
  return found;
}

/** Names in the `url` encoding of S3: form encoding with unescaped slashes. */
const formEncoded = (text: string): string =>
  new URLSearchParams([['', text]]).toString().slice(1).replaceAll('%2F', '/');

/** ListObjectsV2. */
export function listObjects({ res, url, objects, bucket }: Exchange): void {
  const value = (name: string) => url.searchParams.get(name) ?? '';
  const token = Buffer.from(value('continuation-token'), 'base64url').toString();
  const limit = Math.min(Number(value('max-keys') || MAX_KEYS), MAX_KEYS);
  if (!(limit >= 0))
    throw new S3Error(400, 'InvalidArgument', 'Provided max-keys not an integer or within integer range');
  const encoding = value('encoding-type');
  if (encoding && encoding !== 'url')
    throw new S3Error(400, 'InvalidArgument', 'Invalid Encoding Method specified in Request');
  const named = (name: string, text: string) => element(name, encoding ? formEncoded(text) : text);
  const [prefix, delimiter] = [value('prefix'), value('delimiter')];
  const search = { prefix, delimiter, after: token || value('start-after'), limit: limit + 1 };
  const all = limit === 0 ? [] : find(objects, bucket, search);
  const page = all.slice(0, limit);
  const next = all.length > limit ? page.at(-1)?.last : undefined;
  const root = element('ListBucketResult', [
    element('Name', bucket),
    named('Prefix', prefix),
    ...(delimiter ? [named('Delimiter', delimiter)] : []),
    element('KeyCount', page.length),
    element('MaxKeys', limit),
    ...(encoding ? [element('EncodingType', encoding)] : []),
    element('IsTruncated', next !== undefined),
    ...page.flatMap((found) => ('entry' in found ? [contents(found.entry, named)] : [])),
    ...page.flatMap((found) => ('group' in found ? [element('CommonPrefixes', [named('Prefix', found.group)])] : [])),
    ...(next === undefined ? [] : [element('NextContinuationToken', Buffer.from(next).toString('base64url'))]),
  ]);
  sendXml(res, 200, root);
}

const contents = ({ key, size, etag, modified }: ObjectEntry, named: (name: string, text: string) => string): string =>
  element('Contents', [
    named('Key', key),
    element('LastModified', new Date(modified).toISOString()),
    element('ETag', etag),
    element('Size', size),
    element('StorageClass', 'STANDARD'),
  ]);
