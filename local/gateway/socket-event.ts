import type { IncomingMessage } from 'node:http';
import { API_ID, callerOf, headersOf, logTime, requestId } from './request-context.ts';

export interface Connection {
  connectionId: string;
  connectedAt: number;
  stage: string;
  domainName: string;
  identity: { sourceIp: string; userAgent: string };
  /** The context of the authorizer; all values are strings. */
  authorizer?: Record<string, string>;
}

type EventType = 'CONNECT' | 'MESSAGE' | 'DISCONNECT';
const ROUTES = { CONNECT: '$connect', MESSAGE: '$default', DISCONNECT: '$disconnect' } as const;

export function newConnection(req: IncomingMessage, connectionId: string, stage: string): Connection {
  const domainName = (req.headers.host ?? '').replace(/:\d+$/, '');
  return { connectionId, connectedAt: Date.now(), stage, domainName, identity: callerOf(req) };
}

/** The event a WebSocket API sends to a function. */
export function socketEvent(connection: Connection, eventType: EventType, more: object = {}, context: object = {}) {
  const now = new Date();
  return {
    ...more,
    requestContext: {
      ...connection,
      routeKey: ROUTES[eventType],
      eventType,
      messageDirection: 'IN',
      extendedRequestId: requestId(),
      requestId: requestId(),
      requestTime: logTime(now),
      requestTimeEpoch: now.getTime(),
      apiId: API_ID,
      ...context,
    },
    isBase64Encoded: false,
  };
}

/** What only the events of the handshake carry: headers and query string. */
export function handshake(req: IncomingMessage, query: URLSearchParams) {
  const headers = headersOf(req);
  const parameters = Object.fromEntries(query);
  return {
    headers,
    multiValueHeaders: multiple(Object.entries(headers)),
    ...(query.size > 0 && {
      queryStringParameters: parameters,
      multiValueQueryStringParameters: multiple(query.entries()),
    }),
  };
}

function multiple(entries: Iterable<[string, string]>): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const [name, value] of entries) all[name] = [...(all[name] ?? []), value];
  return all;
}
