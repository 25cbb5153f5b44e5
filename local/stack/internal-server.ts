import { createServer, type RequestListener, type Server } from 'node:http';

interface Services {
  readonly lambda: RequestListener;
  readonly sockets: RequestListener;
  readonly stripe: RequestListener;
  readonly mail: RequestListener;
  readonly identity: RequestListener;
}

/** What only the functions talk to and what has no port of its own. */
export const createInternalServer = ({ lambda, sockets, stripe, mail, identity }: Services): Server =>
  createServer((req, res) => {
    const url = req.url ?? '/';
    if (url.startsWith('/2015-03-31/')) lambda(req, res);
    else if (url.includes('/@connections/')) sockets(req, res);
    else if (url.startsWith('/v2/email/')) mail(req, res);
    else if (url.startsWith('/v1/')) stripe(req, res);
    else identity(req, res);
  });
