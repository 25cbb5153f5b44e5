import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { isSignedInHeader } from '../lib/signature.ts';
import { signed } from '../lib/signed.ts';
import { SQS_TARGET } from '../sqs/sqs.ts';
import { STREAMS_TARGET } from '../stream/streams-api.ts';

interface Services {
  /** Whoever does not sign with it is refused. */
  readonly secretAccessKey: string;
  readonly lambda: RequestListener;
  readonly sockets: RequestListener;
  /** Asks for a key of its own. */
  readonly stripe: RequestListener;
  readonly mail: RequestListener;
  readonly identity: RequestListener;
  /** What of it anybody may call, as in the cloud: its public keys, and what proves itself by a token. */
  readonly openIdentity: RequestListener;
  /** The table's stream, read by place. */
  readonly streams: RequestListener;
  readonly queues: RequestListener;
}

/** What only the functions talk to and what has no port of its own. */
export const createInternalServer = ({ secretAccessKey, stripe, openIdentity, ...services }: Services): Server => {
  const serviceOf = ({ url = '/', headers }: IncomingMessage): RequestListener => {
    const [target] = String(headers['x-amz-target']).split('.');
    if (target === STREAMS_TARGET) return services.streams;
    if (target === SQS_TARGET) return services.queues;
    if (url.startsWith('/2015-03-31/')) return services.lambda;
    if (url.includes('/@connections/')) return services.sockets;
    if (url.startsWith('/v2/email/')) return services.mail;
    return services.identity;
  };
  const asked = signed(secretAccessKey, (req, res) => serviceOf(req)(req, res));
  return createServer((req, res) => {
    if (req.url?.startsWith('/v1/')) return stripe(req, res);
    const open = serviceOf(req) === services.identity && !isSignedInHeader(req.headers);
    return open ? openIdentity(req, res) : asked(req, res);
  });
};
