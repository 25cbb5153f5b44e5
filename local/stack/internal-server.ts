import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { isSignedInHeader } from '../lib/signature.ts';
import { signed } from '../lib/signed.ts';
import { SQS_TARGET } from '../sqs/sqs.ts';
import { STREAMS_TARGET } from '../stream/streams-api.ts';

interface Services {
  /** Requests must be signed with it. */
  readonly secretAccessKey: string;
  readonly lambda: RequestListener;
  readonly sockets: RequestListener;
  /** Authenticates by its own key. */
  readonly stripe: RequestListener;
  /** Authenticates by its own key. */
  readonly writers: RequestListener;
  readonly mail: RequestListener;
  readonly identity: RequestListener;
  /** Its unsigned operations, as in Cognito: public keys, and operations with an access token. */
  readonly openIdentity: RequestListener;
  /** The API of the table's stream. */
  readonly streams: RequestListener;
  readonly queues: RequestListener;
}

/** One server for all local services that only the functions call. */
export const createInternalServer = ({
  secretAccessKey,
  stripe,
  writers,
  openIdentity,
  ...services
}: Services): Server => {
  const serviceOf = ({ url = '/', headers }: IncomingMessage): RequestListener => {
    const [target] = String(headers['x-amz-target']).split('.');
    if (target === STREAMS_TARGET) return services.streams;
    if (target === SQS_TARGET) return services.queues;
    if (url.startsWith('/2015-03-31/')) return services.lambda;
    if (url.includes('/@connections/')) return services.sockets;
    if (url.startsWith('/v2/email/')) return services.mail;
    return services.identity;
  };
  const signedOnly = signed(secretAccessKey, (req, res) => serviceOf(req)(req, res));
  return createServer((req, res) => {
    if (req.url?.startsWith('/v1/')) return stripe(req, res);
    if (req.url === '/writers') return writers(req, res);
    const open = serviceOf(req) === services.identity && !isSignedInHeader(req.headers);
    return open ? openIdentity(req, res) : signedOnly(req, res);
  });
};
