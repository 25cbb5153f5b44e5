import { readContent } from './body.ts';
import { S3Error } from './errors.ts';
import { type Exchange, sendXml, storedHeaders } from './exchange.ts';
import { findObject } from './get-object.ts';
import { element } from './xml.ts';

export async function putObject(exchange: Exchange): Promise<void> {
  const { req, res, url, objects, bucket, key, now } = exchange;
  const content = await readContent(req, url);
  if (req.headers['if-none-match'] === '*' && objects.find(bucket, key)) {
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  }
  const { etag } = objects.put(bucket, key, content, storedHeaders(Object.entries(req.headers)), now);
  res.writeHead(200, { etag }).end();
}

export function copyObject({ req, res, objects, bucket, key, now }: Exchange, buckets: string[]): void {
  const source = decodeURIComponent(String(req.headers['x-amz-copy-source'])).replace(/^\//, '');
  const [from = '', ...rest] = source.split('/');
  if (!buckets.includes(from)) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  const original = findObject({ objects, bucket: from, key: rest.join('/') });
  const replaces = req.headers['x-amz-metadata-directive'] === 'REPLACE';
  const headers = replaces ? storedHeaders(Object.entries(req.headers)) : original.headers;
  const content = objects.read(from, original.key, 0, original.size - 1);
  const { etag } = objects.put(bucket, key, content, headers, now);
  const modified = element('LastModified', new Date(now).toISOString());
  sendXml(res, 200, element('CopyObjectResult', [element('ETag', etag), modified]));
}
