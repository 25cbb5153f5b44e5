import type { IncomingMessage } from 'node:http';
import {
  isSignatureOf,
  isSignedInHeader,
  parseAmzDate,
  type SignatureFields,
  signedInHeader,
  signsHost,
  textToSign,
} from '../lib/signature.ts';
import { accessDenied, S3Error } from './errors.ts';

const SKEW_MS = 15 * 60_000;
const WEEK_S = 7 * 24 * 3600;

/** Checks the signature of a text; throws the error of S3. */
export function checkSignature(secret: string, credential: string, text: string, signature: string): void {
  if (isSignatureOf(secret, credential, text, signature)) return;
  const message = 'The request signature we calculated does not match the signature you provided.';
  throw new S3Error(403, 'SignatureDoesNotMatch', message);
}

interface SignedObject extends SignatureFields {
  payload: string;
}

function fromAddress({ searchParams }: URL, now: number): SignedObject {
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

function fromHeaders({ headers }: IncomingMessage, now: number): SignedObject {
  const signed = signedInHeader(headers);
  if (!(Math.abs(now - parseAmzDate(signed.date)) <= SKEW_MS)) {
    const message = 'The difference between the request time and the server is too large.';
    throw new S3Error(403, 'RequestTimeTooSkewed', message);
  }
  return { ...signed, payload: String(headers['x-amz-content-sha256'] ?? '') };
}

/** Throws unless a request is signed with the secret, in a header or in a presigned URL that has not expired. */
export function authorize(secret: string, req: IncomingMessage, url: URL, now: number): void {
  const presigned = url.searchParams.has('X-Amz-Signature');
  if (!presigned && !isSignedInHeader(req.headers)) throw accessDenied();
  const signed = presigned ? fromAddress(url, now) : fromHeaders(req, now);
  if (!signsHost(signed)) throw accessDenied('The host header must be signed');
  const { method, headers } = req;
  const path = req.url?.split('?')[0] ?? '/';
  const request = { method, path, query: url.searchParams, headers, payload: signed.payload };
  checkSignature(secret, signed.credential, textToSign(request, signed), signed.signature);
}
