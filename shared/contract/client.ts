import type { ErrorCode } from '../model/error-code.ts';
import { ApiError } from './api-error.ts';
import { type Contract, contract, type EndpointName } from './contract.ts';
import { type Endpoint, IDEMPOTENCY_HEADER, type Input, type Output, pathOf } from './endpoint.ts';

interface ClientOptions {
  /** Origin of the API, without a trailing slash; '' for the page's own. */
  readonly base: string;
  /** The access token, or undefined for a visitor. */
  readonly token: () => Promise<string | undefined>;
  readonly newKey: () => string;
  readonly fetch?: typeof fetch;
}
interface CallOptions {
  readonly signal?: AbortSignal;
  /** Handed over to repeat a call that may already have been made. */
  readonly key?: string;
}
type Arguments<N extends EndpointName> = keyof Input<Contract[N]> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : [input: Input<Contract[N]>, options?: CallOptions];

export type Client = <N extends EndpointName>(name: N, ...args: Arguments<N>) => Promise<Output<Contract[N]>>;

type LooseInput = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

export const urlOf = (endpoint: Endpoint, input: LooseInput): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) search.set(name, String(value));
  const query = search.toString();
  return pathOf(endpoint, input.params) + (query ? `?${query}` : '');
};

const refusal = async (response: Response): Promise<ApiError> => {
  const body = (await response.json().catch(() => undefined)) as
    | { error?: string; message?: string; code?: ErrorCode; details?: unknown }
    | undefined;
  if (body === undefined) return new ApiError(response.status, 'unreadable', response.statusText);
  const code = body.code ?? (response.status === 401 ? 'unauthenticated' : 'internal');
  const message = body.error ?? (response.status === 401 ? 'Not authenticated' : (body.message ?? ''));
  return new ApiError(response.status, code, message, body.details);
};

export const createClient = ({
  base,
  token,
  newKey,
  fetch: send = (...args) => fetch(...args),
}: ClientOptions): Client => {
  const call = async (name: EndpointName, input: LooseInput = {}, options: CallOptions = {}): Promise<unknown> => {
    const endpoint: Endpoint = contract[name];
    const bearer = endpoint.access === 'public' ? undefined : await token();
    const headers: Record<string, string> = {};
    if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`;
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    if (endpoint.idempotent) headers[IDEMPOTENCY_HEADER] = options.key ?? newKey();
    let response: Response;
    try {
      response = await send(base + urlOf(endpoint, input), {
        method: endpoint.method,
        headers,
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(options.signal ? { signal: options.signal } : {}),
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError(0, 'network', error instanceof Error ? error.message : 'network');
    }
    if (!response.ok) throw await refusal(response);
    return response.status === 204 ? undefined : response.json();
  };
  return call as Client;
};
