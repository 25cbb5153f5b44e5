import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Invoke } from '../lambda/lambdas.ts';
import { refuseUpgrade } from '../lib/guard.ts';
import type { Listener } from '../lib/json-protocol.ts';
import { createConnectionsApi } from './connections-api.ts';
import { authorize, Denied, type SocketAuthorizer } from './socket-authorizer.ts';
import { type Connection, handshake, newConnection, socketEvent } from './socket-event.ts';

/** A frame may have 32 KB, and a browser sends a message as one frame. */
const MAX_FRAME_BYTES = 32 * 1024;
const IDLE_MS = 10 * 60_000;
const MAX_AGE_MS = 2 * 3_600_000;
const GOING_AWAY = 1001;

export interface WebSocketApiOptions {
  /** The stage with its slash: `/live`. */
  path: string;
  invoke: Invoke;
  /** Function names. */
  routes: { connect?: string; disconnect?: string; default?: string };
  authorizer?: SocketAuthorizer;
  idleMs?: number;
  maxAgeMs?: number;
}

export interface GatewaySocket {
  connection: Connection;
  socket: WebSocket;
  lastActiveAt: number;
  /** Called whenever something was sent or received. */
  active(): void;
}

/** `management` is the `@connections` API and belongs on the loopback interface, `upgrade` on the public port. */
export interface WebSocketApi {
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  management: Listener;
  /** Closes every connection, and resolves when the function of `$disconnect` was called for each. */
  close(): Promise<void>;
}

/** A fake API Gateway WebSocket API in front of Lambda functions, with the routes `$connect`, `$disconnect` and `$default`. */
export function createWebSocketApi(options: WebSocketApiOptions): WebSocketApi {
  const { path, invoke, routes, authorizer, idleMs = IDLE_MS, maxAgeMs = MAX_AGE_MS } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const open = new Map<string, GatewaySocket>();
  const disconnecting = new Set<Promise<unknown>>();
  const call = async (fn: string | undefined, event: object) => (fn ? invoke(fn, event) : undefined);

  async function connect(req: IncomingMessage): Promise<Connection> {
    const url = new URL(req.url ?? '/', 'http://gateway');
    if (url.pathname !== path) throw new Denied(403);
    const connection = newConnection(req, `${randomBytes(11).toString('base64url')}=`, path.slice(1));
    const details = handshake(req, url.searchParams);
    if (authorizer)
      connection.authorizer = await authorize(authorizer, invoke, socketEvent(connection, 'CONNECT', details));
    const answer = await call(routes.connect, socketEvent(connection, 'CONNECT', details)).catch(() => {
      throw new Denied(502);
    });
    const { statusCode = 200 } = (answer ?? {}) as { statusCode?: number };
    if (statusCode < 200 || statusCode > 299) throw new Denied(statusCode);
    return connection;
  }

  function accept(connection: Connection, socket: WebSocket): void {
    const end = (reason: string) => () => socket.close(GOING_AWAY, reason);
    const idle = setTimeout(end('Going away'), idleMs).unref();
    const age = setTimeout(end('Going away'), maxAgeMs).unref();
    const active = () => {
      opened.lastActiveAt = Date.now();
      idle.refresh();
    };
    const opened: GatewaySocket = { connection, socket, lastActiveAt: Date.now(), active };
    open.set(connection.connectionId, opened);

    socket.on('error', () => {});
    socket.on('message', (data, isBinary) => {
      active();
      if (isBinary) socket.close(1003, 'Binary frames are not supported');
      else void receive(connection, socket, String(data));
    });
    socket.on('close', (disconnectStatusCode, reason) => {
      clearTimeout(idle);
      clearTimeout(age);
      open.delete(connection.connectionId);
      const context = { disconnectStatusCode, disconnectReason: String(reason) };
      const event = socketEvent(connection, 'DISCONNECT', {}, context);
      const left = call(routes.disconnect, event)
        .catch((error) => console.error('[gateway] $disconnect', error))
        .finally(() => disconnecting.delete(left));
      disconnecting.add(left);
    });
  }

  async function receive(connection: Connection, socket: WebSocket, body: string): Promise<void> {
    const event = socketEvent(connection, 'MESSAGE', { body }, { messageId: randomBytes(8).toString('base64') });
    try {
      await call(routes.default, event);
    } catch (error) {
      console.error('[gateway] $default', error);
      const { connectionId, requestId } = event.requestContext;
      socket.send(JSON.stringify({ message: 'Internal server error', connectionId, requestId }), () => {});
    }
  }

  return {
    async upgrade(req, socket, head) {
      socket.on('error', () => {});
      try {
        const connection = await connect(req);
        server.handleUpgrade(req, socket, head, (accepted) => accept(connection, accepted));
      } catch (error) {
        const status = error instanceof Denied ? error.status : 500;
        if (!(error instanceof Denied)) console.error('[gateway]', error);
        refuseUpgrade(socket, status);
      }
    },
    management: createConnectionsApi(path, open),
    async close() {
      const sockets = [...open.values()].map(({ socket }) => socket);
      const ended = sockets.map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.terminate();
      server.close();
      await Promise.all(ended);
      await Promise.all(disconnecting);
    },
  };
}
