import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** Encodes as RFC 3986 says, which is stricter than encodeURIComponent. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** A path as all services except S3 sign it: encoded twice. */
export const encodedTwice = (path: string): string => path.split('/').map(encode).join('/');

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** `20260301T120000Z` in milliseconds since the epoch. */
export const parseAmzDate = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The Signature Version 4 of a text; `credential` is `key/date/region/service/aws4_request`. */
export const signatureOf = (secret: string, credential: string, text: string): Buffer => {
  const [, date = '', region = '', service = ''] = credential.split('/');
  const start = hmac(`AWS4${secret}`, date);
  return hmac(
    [region, service, 'aws4_request'].reduce((previous, part) => hmac(previous, part), start),
    text,
  );
};

/** Whether a signature, hexadecimal, is that of the text. */
export const isSignatureOf = (secret: string, credential: string, text: string, signature: string): boolean => {
  const expected = signatureOf(secret, credential, text);
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** The signed parts of a request. */
export interface SignedRequest {
  readonly method: string | undefined;
  /** As the service signs it. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** SHA-256 of the body, hexadecimal, or the word that stands for it. */
  readonly payload: string;
}

/** The fields of an `Authorization` header or of a presigned URL. */
export interface SignatureFields {
  readonly credential: string;
  /** As in `parseAmzDate`. */
  readonly date: string;
  readonly signedHeaders: string;
  readonly signature: string;
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
export const textToSign = (
  { method, path, query, headers, payload }: SignedRequest,
  { credential, date, signedHeaders }: Omit<SignatureFields, 'signature'>,
): string => {
  const pairs = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort((a, b) => (a[0] === b[0] ? compare(a[1], b[1]) : compare(a[0], b[0])))
    .map((pair) => pair.join('='));
  const lines = signedHeaders.split(';').map((name) => {
    return `${name}:${String(headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ')}`;
  });
  const canonical = [method, path, pairs.join('&'), ...lines, '', signedHeaders, payload].join('\n');
  const scope = credential.split('/').slice(1).join('/');
  return ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
};

/** The fields of an `Authorization` header; all empty without one. */
export const signedInHeader = (headers: IncomingHttpHeaders): SignatureFields => {
  const field = (name: string) => headers.authorization?.match(new RegExp(`${name}=([^,\\s]+)`))?.[1] ?? '';
  return {
    credential: field('Credential'),
    date: String(headers['x-amz-date'] ?? ''),
    signedHeaders: field('SignedHeaders'),
    signature: field('Signature'),
  };
};

/** Whether the host is signed; HTTP/2 calls it `:authority`. */
export const signsHost = ({ signedHeaders }: Pick<SignatureFields, 'signedHeaders'>): boolean =>
  signedHeaders.split(';').some((name) => name === 'host' || name === ':authority');

export const isSignedInHeader = ({ authorization }: IncomingHttpHeaders): boolean =>
  authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false;
