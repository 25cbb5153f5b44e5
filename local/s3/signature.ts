import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { accessDenied, S3Error } from './errors.ts';

const SKEW_MS = 15 * 60_000;
const WEEK_S = 7 * 24 * 3600;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Encodes as RFC 3986 says, which is stricter than encodeURIComponent. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** `20260301T120000Z` in milliseconds since the epoch. */
function parseAmzDate(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Checks a signature over any text by Signature Version 4; `credential` is `key/date/region/service/aws4_request`. */
export function checkSignature(secret: string, credential: string, text: string, signature: string): void {
  const [, date = '', region = '', service = ''] = credential.split('/');
  const key = [region, service, 'aws4_request'].reduce(
    (previous, part) => hmac(previous, part),
    hmac(`AWS4${secret}`, date),
  );
  const expected = hmac(key, text);
  const given = Buffer.from(signature, 'hex');
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  const message = 'The request signature we calculated does not match the signature you provided.';
  throw new S3Error(403, 'SignatureDoesNotMatch', message);
}

interface Signed {
  credential: string;
  date: string;
  signedHeaders: string;
  payload: string;
  signature: string;
}

function checkRequest(secret: string, req: IncomingMessage, url: URL, signed: Signed): void {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort((a, b) => (a[0] === b[0] ? compare(a[1], b[1]) : compare(a[0], b[0])))
    .map((pair) => pair.join('='));
  const names = signed.signedHeaders.split(';');
  if (!names.includes('host')) throw accessDenied('The host header must be signed');
  const headers = names.map(
    (name) =>
      `${name}:${String(req.headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}`,
  );
  const path = req.url?.split('?')[0] ?? '/';
  const canonical = [req.method, path, query.join('&'), ...headers, '', signed.signedHeaders, signed.payload].join(
    '\n',
  );
  const scope = signed.credential.split('/').slice(1).join('/');
  const text = ['AWS4-HMAC-SHA256', signed.date, scope, sha256(canonical)].join('\n');
  checkSignature(secret, signed.credential, text, signed.signature);
}

function fromAddress({ searchParams }: URL, now: number): Signed {
  const value = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const lifetime = Number(value('Expires'));
  if (!(lifetime > 0 && lifetime <= WEEK_S)) throw accessDenied('X-Amz-Expires must be at most a week');
  if (!(now <= parseAmzDate(value('Date')) + lifetime * 1000)) throw accessDenied('Request has expired');
  return {
    credential: value('Credential'),
    date: value('Date'),
    signedHeaders: value('SignedHeaders'),
    payload: searchParams.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
    signature: value('Signature'),
  };
}

function fromHeaders({ headers }: IncomingMessage, now: number): Signed {
  const field = (name: string) => headers.authorization?.match(new RegExp(`${name}=([^,\\s]+)`))?.[1] ?? '';
  const date = String(headers['x-amz-date'] ?? '');
  if (!(Math.abs(now - parseAmzDate(date)) <= SKEW_MS)) {
    const message = 'The difference between the request time and the server is too large.';
    throw new S3Error(403, 'RequestTimeTooSkewed', message);
  }
  return {
    credential: field('Credential'),
    date,
    signedHeaders: field('SignedHeaders'),
    payload: String(headers['x-amz-content-sha256'] ?? ''),
    signature: field('Signature'),
  };
}

/** Lets through only requests signed with the secret, in a header or in a presigned address that is not over. */
export function authorize(secret: string, req: IncomingMessage, url: URL, now: number): void {
  const presigned = url.searchParams.has('X-Amz-Signature');
  if (!presigned && !req.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) throw accessDenied();
  checkRequest(secret, req, url, presigned ? fromAddress(url, now) : fromHeaders(req, now));
}
