import { S3Error } from './errors.ts';
import { type Exchange, sendXml } from './exchange.ts';
import { element } from './xml.ts';

const MAX_KEYS = 1000;

/** ListObjectsV2, without delimiters. */
export function listObjects({ res, url, objects, bucket }: Exchange): void {
  const value = (name: string) => url.searchParams.get(name) ?? '';
  const token = Buffer.from(value('continuation-token'), 'base64url').toString();
  const limit = Math.min(Number(value('max-keys') || MAX_KEYS), MAX_KEYS);
  if (!(limit >= 0))
    throw new S3Error(400, 'InvalidArgument', 'Provided max-keys not an integer or within integer range');
  const prefix = value('prefix');
  const found = objects.list(bucket, prefix, token || value('start-after'), limit + 1);
  const entries = found.slice(0, limit);
  const next = found.length > limit ? entries.at(-1)?.key : undefined;
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
    element('Prefix', prefix),
    element('KeyCount', entries.length),
    element('MaxKeys', limit),
    element('IsTruncated', next !== undefined),
    ...contents,
    ...(next === undefined ? [] : [element('NextContinuationToken', Buffer.from(next).toString('base64url'))]),
  ]);
  sendXml(res, 200, root);
}
