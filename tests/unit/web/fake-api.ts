import { afterEach, vi } from 'vitest';
import { contract, type EndpointName } from '../../../shared/contract/contract.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '../../../shared/model/error-code.ts';

export interface Call {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly key: string | null;
}
type Answer = (call: Call) => unknown;
export type Answers = Partial<Record<EndpointName, Answer>>;

class Refusal {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** An answer that refuses the call. */
export const refuse =
  (code: ErrorCode, error: string = errorCodes[code].text): Answer =>
  () =>
    new Refusal(errorCodes[code].status, { error, code });

/** An answer that never comes because the network is away. */
export const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};

const routes = Object.entries(contract).map(([name, endpoint]: [string, Endpoint]) => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '');
  const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  return { name: name as EndpointName, endpoint, names, pattern };
});

const read = (method: string, url: URL): Pick<Call, 'name' | 'params'> | undefined => {
  for (const { name, endpoint, names, pattern } of routes) {
    const found = endpoint.method === method ? pattern.exec(url.pathname) : null;
    if (found)
      return { name, params: Object.fromEntries(names.map((param, index) => [param, found[index + 1] ?? ''])) };
  }
  return undefined;
};

/** Stands in for the API behind `fetch`: every call is kept, and answered by the name of its endpoint. */
export const stubApi = (answers: Answers) => {
  const calls: Call[] = [];
  const respond = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://site');
    if (url.pathname === '/config.json')
      return Response.json({ region: 'r', userPoolId: 'p', userPoolClientId: 'c', socketUrl: 'wss://socket.example' });
    const found = read(init.method ?? 'GET', url);
    const answer = found && answers[found.name];
    if (!found || !answer) return Response.json({ error: 'Not found', code: 'not_found' }, { status: 404 });
    const call: Call = {
      ...found,
      query: Object.fromEntries(url.searchParams),
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
      key: new Headers(init.headers).get('idempotency-key'),
    };
    calls.push(call);
    const value = await answer(call);
    if (value instanceof Refusal) return Response.json(value.body, { status: value.status });
    return Response.json(value);
  };
  vi.stubGlobal('fetch', vi.fn(respond));
  return { calls, answers, callsOf: (name: EndpointName) => calls.filter((call) => call.name === name) };
};

afterEach(() => void vi.unstubAllGlobals());
