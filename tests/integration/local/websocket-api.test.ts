import { createServer } from 'node:http';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { createWebSocketApi, type WebSocketApiOptions } from '../../../local/gateway/websocket-api.ts';
import { createLambdas, type LambdaHandler } from '../../../local/lambda/lambdas.ts';
import { listen } from '../../../local/lib/http.ts';

const PATIENT = { timeout: 10_000, interval: 10 };
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface SocketEvent {
  body?: string;
  headers?: Record<string, string>;
  queryStringParameters?: Record<string, string>;
  requestContext: Record<string, unknown> & { connectionId: string };
}

const policy = (Effect: string) => ({
  principalId: 'user_1',
  policyDocument: { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke', Effect, Resource: '*' }] },
  context: { userId: 'user_1', level: 3 },
});
const tickets: LambdaHandler = async (event: object & { queryStringParameters?: Record<string, string> }) => {
  const { ticket } = event.queryStringParameters!;
  if (ticket === 'stale') throw new Error('Unauthorized');
  if (ticket === 'broken') throw new Error('no table');
  return policy(ticket === 'good' ? 'Allow' : 'Deny');
};

async function start(options: Partial<WebSocketApiOptions> = {}, socketHandler?: LambdaHandler) {
  const events: SocketEvent[] = [];
  const socket: LambdaHandler = async (event, context) => {
    events.push(event as SocketEvent);
    return (await socketHandler?.(event, context)) ?? { statusCode: 200 };
  };
  const { invoke } = createLambdas({
    functions: { socket: { handler: socket, timeoutMs: 5000 }, tickets: { handler: tickets, timeoutMs: 5000 } },
  });
  const routes = { connect: 'socket', disconnect: 'socket', default: 'socket' };
  const authorizer = { fn: 'tickets', parameter: 'ticket' };
  const api = createWebSocketApi({ path: '/live', invoke, routes, authorizer, ...options });
  const http = createServer((req, res) => void api.management(req, res));
  http.on('upgrade', (req, stream, head) => void api.upgrade(req, stream, head));
  const server = await listen(http);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const endpoint = `${server.endpoint}/live`;
  const client = new ApiGatewayManagementApiClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  cleanups.push(server.close, api.close, () => client.destroy());

  const address = endpoint.replace('http', 'ws');
  /** Resolves with the open socket, rejects with the status it was refused by. */
  const open = (query = '?ticket=good', path = '') => {
    const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
    const opened = new WebSocket(`${address}${path}${query}`);
    opened.on('open', () => resolve(opened)).on('error', reject);
    opened.on('unexpected-response', (_, { statusCode }) => reject(new Error(`refused by ${statusCode}`)));
    return promise;
  };
  const of = (type: string) => events.filter(({ requestContext }) => requestContext['eventType'] === type);
  return { events, of, open, client, server };
}

const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
const message = (socket: WebSocket) =>
  new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));

describe('the handshake', () => {
  it('asks the authorizer once and hands what it says to every event', async () => {
    const { open, of } = await start();
    const socket = await open('?ticket=good&tab=2');
    socket.send('{"action":"ping"}');
    await vi.waitFor(() => expect(of('MESSAGE')).toHaveLength(1), PATIENT);
    socket.close(1000, 'bye');
    await vi.waitFor(() => expect(of('DISCONNECT')).toHaveLength(1), PATIENT);

    const [connect, received, disconnect] = [of('CONNECT')[0]!, of('MESSAGE')[0]!, of('DISCONNECT')[0]!];
    const { connectionId } = connect.requestContext;
    const authorizer = { principalId: 'user_1', userId: 'user_1', level: '3' };
    const common = {
      connectionId,
      authorizer,
      stage: 'live',
      messageDirection: 'IN',
      identity: { sourceIp: '127.0.0.1' },
    };
    expect(connect).toMatchObject({
      headers: { upgrade: 'websocket' },
      queryStringParameters: { ticket: 'good', tab: '2' },
      requestContext: { ...common, routeKey: '$connect' },
    });
    expect(received).toMatchObject({
      body: '{"action":"ping"}',
      requestContext: { ...common, routeKey: '$default', messageId: expect.any(String) },
    });
    expect(disconnect.requestContext).toMatchObject({
      ...common,
      routeKey: '$disconnect',
      disconnectStatusCode: 1000,
      disconnectReason: 'bye',
    });
  });

  it.each([
    ['no ticket', '', 401],
    ['a stale ticket', '?ticket=stale', 401],
    ['a ticket of somebody else', '?ticket=bad', 403],
    ['an authorizer that fails', '?ticket=broken', 500],
  ])('refuses %s', async (_, query, status) => {
    const { open, events } = await start();
    await expect(open(query)).rejects.toThrow(`refused by ${status}`);
    expect(events).toEqual([]);
  });

  it('refuses another path, and where $connect says no or fails', async () => {
    const { open } = await start({}, async () => ({ statusCode: 429 }));
    await expect(open('?ticket=good', '/other')).rejects.toThrow('refused by 403');
    await expect(open()).rejects.toThrow('refused by 429');
    const failing = await start({}, async () => {
      throw new Error('no table');
    });
    await expect(failing.open()).rejects.toThrow('refused by 502');
  });
});

describe('an open socket', () => {
  it('is told when its message could not be handled', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { open, of } = await start({}, async (event: object) => {
      if ('body' in event) throw new Error('no table');
    });
    const socket = await open();
    socket.send('hello');
    const { connectionId } = of('CONNECT')[0]!.requestContext;
    expect(JSON.parse(await message(socket))).toMatchObject({ message: 'Internal server error', connectionId });
    logged.mockRestore();
  });

  it('may send 32 KB at once, and text only', async () => {
    const { open, of } = await start();
    const socket = await open();
    socket.send('x'.repeat(32 * 1024));
    await vi.waitFor(() => expect(of('MESSAGE')).toHaveLength(1), PATIENT);
    socket.send('x'.repeat(32 * 1024 + 1));
    expect(await closed(socket)).toBe(1009);
    const binary = await open();
    binary.send(Buffer.from('x'));
    expect(await closed(binary)).toBe(1003);
  });

  it('is closed when nothing is said for long, and when it is old', async () => {
    const idle = await start({ idleMs: 50 });
    expect(await closed(await idle.open())).toBe(1001);
    await vi.waitFor(() => expect(idle.of('DISCONNECT')).toHaveLength(1), PATIENT);

    const old = await start({ maxAgeMs: 300, idleMs: 60_000 });
    const socket = await old.open();
    const chatter = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('ping'), 20);
    expect(await closed(socket)).toBe(1001);
    clearInterval(chatter);
    expect(old.of('MESSAGE').length).toBeGreaterThan(0);
  });
});

describe('@connections', () => {
  it('posts to a connection, tells about it and closes it', async () => {
    const { open, of, client } = await start();
    const socket = await open();
    const ConnectionId = of('CONNECT')[0]!.requestContext.connectionId;
    const received = message(socket);
    await client.send(new PostToConnectionCommand({ ConnectionId, Data: '{"type":"scene.written"}' }));
    expect(await received).toBe('{"type":"scene.written"}');
    const about = await client.send(new GetConnectionCommand({ ConnectionId }));
    expect(about).toMatchObject({ ConnectedAt: expect.any(Date), Identity: { SourceIp: '127.0.0.1' } });
    const end = closed(socket);
    await client.send(new DeleteConnectionCommand({ ConnectionId }));
    expect(await end).toBe(1000);
  });

  it('answers 410 for a connection that is gone', async () => {
    const { open, of, client } = await start();
    const gone = { name: 'GoneException', $metadata: { httpStatusCode: 410 } };
    const unknown = client.send(new PostToConnectionCommand({ ConnectionId: 'nobody=', Data: 'x' }));
    await expect(unknown).rejects.toMatchObject(gone);
    const socket = await open();
    const ConnectionId = of('CONNECT')[0]!.requestContext.connectionId;
    socket.terminate();
    await vi.waitFor(() => expect(of('DISCONNECT')).toHaveLength(1), PATIENT);
    await expect(client.send(new PostToConnectionCommand({ ConnectionId, Data: 'x' }))).rejects.toMatchObject(gone);
  });

  it('takes messages of 128 KB, signed ones only', async () => {
    const { open, of, client, server } = await start();
    const socket = await open();
    const ConnectionId = of('CONNECT')[0]!.requestContext.connectionId;
    const post = (bytes: number) => client.send(new PostToConnectionCommand({ ConnectionId, Data: 'x'.repeat(bytes) }));
    const received = message(socket);
    await post(128 * 1024);
    expect(await received).toHaveLength(128 * 1024);
    await expect(post(128 * 1024 + 1)).rejects.toMatchObject({ name: 'PayloadTooLargeException' });
    const unsigned = await fetch(`${server.endpoint}/live/@connections/${encodeURIComponent(ConnectionId)}`);
    expect(unsigned.status).toBe(403);
  });
});
