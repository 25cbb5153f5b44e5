import type { IncomingMessage } from 'node:http';
import { ACCOUNT_ID, API_ID, callerOf, headersOf, logTime, requestId } from './request-context.ts';
import type { Match } from './routes.ts';

const TEXT = /^(text\/|application\/(json|javascript|xml)\b|[^;]+\+(json|xml)\b)/;

/** The event an HTTP API sends to a function: payload format 2.0. */
export function httpEvent(req: IncomingMessage, url: URL, { route, parameters }: Match, body: Buffer) {
  const { cookie, ...headers } = headersOf(req);
  const now = new Date();
  const routeKey = `${route.method} ${route.path}`;
  const rawPath = decodeURIComponent(url.pathname);
  const isBase64Encoded = body.length > 0 && !TEXT.test(headers['content-type'] ?? 'text/plain');
  const domainName = (headers['host'] ?? '').replace(/:\d+$/, '');
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: url.search.slice(1),
    ...(cookie && { cookies: cookie.split(/; */) }),
    headers,
    ...(url.search.length > 1 && { queryStringParameters: joined(url.searchParams) }),
    ...(Object.keys(parameters).length > 0 && { pathParameters: parameters }),
    requestContext: {
      accountId: ACCOUNT_ID,
      apiId: API_ID,
      domainName,
      domainPrefix: domainName.split('.')[0],
      http: { method: req.method, path: rawPath, protocol: `HTTP/${req.httpVersion}`, ...callerOf(req) },
      requestId: requestId(),
      routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  };
}

function joined(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]));
}
