import { createHash, randomUUID } from 'node:crypto';
import { readContent, readWhole } from './body.ts';
import { S3Error } from './errors.ts';
import { type Exchange, sendXml, storedHeaders } from './exchange.ts';
import type { ObjectEntry, ObjectStore, StoredObject } from './objects.ts';
import { element, textsOf } from './xml.ts';

const MIN_PART_BYTES = 5 * 1024 * 1024;
const MAX_PARTS = 10_000;
/** Parts are stored in an internal bucket that requests cannot name, under the key of their upload. */
const PARTS = '~parts';
export const uploadsPrefix = 'upload~';

const partName = (number: number): string => String(number).padStart(5, '0');
/** The key includes the target bucket and key, so that an upload id with another target is not found. */
const uploadAt = ({ bucket, key }: Exchange, id: string): string =>
  `${uploadsPrefix}${id}/${createHash('sha256').update(`${bucket}/${key}`).digest('hex')}`;

function uploadOf(exchange: Exchange): StoredObject {
  const upload = exchange.objects.find(PARTS, uploadAt(exchange, exchange.url.searchParams.get('uploadId') ?? ''));
  if (upload) return upload;
  const message = 'The specified upload does not exist. The upload ID may be invalid, or it may have been aborted.';
  throw new S3Error(404, 'NoSuchUpload', message);
}

const partsOf = (objects: ObjectStore, upload: StoredObject): ObjectEntry[] =>
  objects.list(PARTS, `${upload.key}/`, '', MAX_PARTS);

function forget(objects: ObjectStore, upload: StoredObject): void {
  for (const { key } of [...partsOf(objects, upload), upload]) objects.delete(PARTS, key);
}

export function createUpload(exchange: Exchange): void {
  const { req, res, objects, bucket, key, now } = exchange;
  const id = randomUUID();
  objects.put(PARTS, uploadAt(exchange, id), Buffer.alloc(0), storedHeaders(Object.entries(req.headers)), now);
  const named = [element('Bucket', bucket), element('Key', key), element('UploadId', id)];
  sendXml(res, 200, element('InitiateMultipartUploadResult', named));
}

export async function uploadPart(exchange: Exchange): Promise<void> {
  const { req, res, url, objects, now } = exchange;
  const number = Number(url.searchParams.get('partNumber'));
  if (!(Number.isInteger(number) && number >= 1 && number <= MAX_PARTS))
    throw new S3Error(400, 'InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive');
  const content = await readContent(req, url);
  const { etag } = objects.put(PARTS, `${uploadOf(exchange).key}/${partName(number)}`, content, {}, now);
  res.writeHead(200, { etag }).end();
}

export function abortUpload(exchange: Exchange): void {
  forget(exchange.objects, uploadOf(exchange));
  exchange.res.writeHead(204).end();
}

/** The listed parts in order. Checks that each has its ETag and that only the last is too small. */
function chosenParts(objects: ObjectStore, upload: StoredObject, xml: string): ObjectEntry[] {
  const numbers = textsOf(xml, 'PartNumber').map(Number);
  const tags = textsOf(xml, 'ETag').map((tag) => tag.replaceAll('"', ''));
  if (numbers.length === 0 || numbers.length !== tags.length)
    throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed');
  if (numbers.some((number, at) => at > 0 && number <= numbers[at - 1]!))
    throw new S3Error(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
  const sent = new Map(partsOf(objects, upload).map((part) => [part.key, part]));
  const chosen = numbers.flatMap((number, at) => {
    const part = sent.get(`${upload.key}/${partName(number)}`);
    return part?.etag === `"${tags[at]}"` ? [part] : [];
  });
  if (chosen.length < numbers.length)
    throw new S3Error(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
  if (chosen.slice(0, -1).some(({ size }) => size < MIN_PART_BYTES))
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  return chosen;
}

export async function completeUpload(exchange: Exchange): Promise<void> {
  const { req, res, objects, bucket, key, now } = exchange;
  const xml = (await readWhole(req)).toString();
  const upload = uploadOf(exchange);
  const parts = chosenParts(objects, upload, xml);
  const content = Buffer.concat(parts.map(({ key: part, size }) => objects.read(PARTS, part, 0, size - 1)));
  const tags = Buffer.concat(parts.map(({ etag }) => Buffer.from(etag.replaceAll('"', ''), 'hex')));
  const whole = `"${createHash('md5').update(tags).digest('hex')}-${parts.length}"`;
  objects.put(bucket, key, content, upload.headers, now, whole);
  forget(objects, upload);
  const made = [element('Location', req.url ?? ''), element('Bucket', bucket), element('Key', key)];
  sendXml(res, 200, element('CompleteMultipartUploadResult', [...made, element('ETag', whole)]));
}
