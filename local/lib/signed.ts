import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { peekBody } from './http.ts';
import { type Listener, refuse } from './json-protocol.ts';
import { ServiceError } from './service-error.ts';
import {
  encodedTwice,
  isSignatureOf,
  isSignedInHeader,
  parseAmzDate,
  sha256,
  signedInHeader,
  signsHost,
  textToSign,
} from './signature.ts';

const SKEW_MS = 15 * 60_000;
/** The largest request of any service, which is Bedrock's. */
const MAX_BYTES = 20_000_000;

type Request = Readable & { method?: string; url?: string; headers: IncomingHttpHeaders };

const refused = (type: string, message: string) => new ServiceError(type, message, 403);

/**
 * Throws unless the request was signed with the secret by Signature Version 4, its body included, within the last
 * quarter of an hour. The body can still be read afterwards.
 */
export const requireSignature = async (req: Request, secretAccessKey: string): Promise<void> => {
  if (!isSignedInHeader(req.headers))
    throw refused('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const signed = signedInHeader(req.headers);
  if (!signsHost(signed) || !(Math.abs(Date.now() - parseAmzDate(signed.date)) <= SKEW_MS))
    throw refused('InvalidSignatureException', 'Signature expired, or without the header host.');
  const { pathname, searchParams: query } = new URL(req.url ?? '/', 'http://service');
  const payload = sha256(await peekBody(req, MAX_BYTES));
  const request = { method: req.method, path: encodedTwice(pathname), query, headers: req.headers, payload };
  if (isSignatureOf(secretAccessKey, signed.credential, textToSign(request, signed), signed.signature)) return;
  throw refused('InvalidSignatureException', 'The request signature does not match the signature you provided.');
};

/** Passes only signed requests on to a listener. */
export const signed =
  (secretAccessKey: string, listener: (req: IncomingMessage, res: ServerResponse) => unknown): Listener =>
  async (req, res) => {
    try {
      await requireSignature(req, secretAccessKey);
    } catch (error) {
      // An unread body would block the next request of this connection
      req.resume();
      refuse(res, 'signature', error);
      return;
    }
    await listener(req, res);
  };
