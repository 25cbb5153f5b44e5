import { BodyTooLarge, readBody, sendJson } from '../lib/http.ts';
import { type Listener, refuse } from '../lib/json-protocol.ts';
import { ServiceError } from '../lib/service-error.ts';
import type { GatewaySocket } from './websocket-api.ts';

const MAX_MESSAGE_BYTES = 128 * 1024;

/** The `@connections` API, as the SDK calls it: post to a connection, ask about it, close it. */
export function createConnectionsApi(stage: string, open: Map<string, GatewaySocket>): Listener {
  const prefix = `${stage}/@connections/`;
  return async (req, res) => {
    try {
      if (!req.url?.startsWith(prefix)) throw new ServiceError('NotFoundException', 'Not Found', 404);
      if (!req.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
        throw new ServiceError('ForbiddenException', 'Missing Authentication Token', 403);
      const body = await readBody(req, MAX_MESSAGE_BYTES).catch((error: unknown) => {
        if (!(error instanceof BodyTooLarge)) throw error;
        throw new ServiceError('PayloadTooLargeException', 'Payload too large', 413);
      });
      const found = open.get(decodeURIComponent(req.url.slice(prefix.length)));
      if (!found) throw new ServiceError('GoneException', 'Gone', 410);
      sendJson(res, 200, await act(req.method, found, body, open));
    } catch (error) {
      refuse(res, 'connections', error);
    }
  };
}

async function act(method: string | undefined, found: GatewaySocket, body: Buffer, open: Map<string, GatewaySocket>) {
  const { connection, socket } = found;
  switch (method) {
    case 'POST':
      await send(found, body.toString());
      return {};
    case 'DELETE':
      open.delete(connection.connectionId);
      socket.close(1000, 'Connection closed normally');
      return {};
    case 'GET': {
      const [connectedAt, lastActiveAt] = [connection.connectedAt, found.lastActiveAt].map((at) =>
        new Date(at).toISOString(),
      );
      return { connectedAt, identity: connection.identity, lastActiveAt };
    }
    default:
      throw new ServiceError('UnknownOperationException', `${method} is not part of this stack`, 405);
  }
}

async function send({ socket, active }: GatewaySocket, text: string): Promise<void> {
  const { promise: sent, resolve, reject } = Promise.withResolvers<void>();
  const gone = () => reject(new ServiceError('GoneException', 'Gone', 410));
  socket.send(text, (error) => (error ? gone() : resolve()));
  await sent;
  active();
}
