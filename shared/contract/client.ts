import type { ErrorCode } from '../model/error-code.ts';
import { TOO_FAST } from '../model/too-fast.ts';
import { ApiError } from './api-error.ts';
import { type Contract, contract, type EndpointName } from './contract.ts';

import { type Endpoint, IDEMPOTENCY_HEADER, type Input, type Output, pathOf } from './endpoint.ts';

interface ClientOptions {
  /** Origin of the API, without a trailing slash; '' for the page's own. */
  readonly base: string;
  /** The access token; undefined for anonymous users. */
  readonly token: () => Promise<string | undefined>;
  readonly newKey: () => string;
  readonly fetch?: typeof fetch;
  /** Waits before a call is made again; rejects when the caller gives up meanwhile. */
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}
interface CallOptions {
  readonly signal?: AbortSignal;
  /** The same key repeats a call without doing it twice. */
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

/** Only whole seconds; a date is not supported. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;

const refusal = async (response: Response): Promise<ApiError> => {
  const body = (await response.json().catch(() => undefined)) as
    | { error?: string; message?: string; code?: ErrorCode; details?: unknown }
    | undefined;
  const wait = { retryAfter: secondsOf(response.headers.get('retry-after')) };
  // Whoever stands before the API says it in words of their own
  if (response.status === 429 && body?.code === undefined)
    return new ApiError(429, 'too_fast', TOO_FAST, undefined, wait);
  if (body === undefined) return new ApiError(response.status, 'unreadable', '', undefined, wait);
  const code = body.code ?? (response.status === 401 ? 'unauthenticated' : 'internal');
  const message = body.error ?? (response.status === 401 ? 'Not authenticated' : (body.message ?? ''));
  return new ApiError(response.status, code, message, body.details, wait);
};

/** Longest wait before a call is repeated automatically. */
const LONGEST_WAIT_SECONDS = 60;

const waitWorth = (error: unknown): number | undefined => {
  if (!(error instanceof ApiError) || (error.status !== 429 && error.status !== 503)) return undefined;
  return (error.retryAfter ?? Infinity) <= LONGEST_WAIT_SECONDS ? error.retryAfter : undefined;
};

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });

export const createClient = ({
  base,
  token,
  newKey,
  fetch: send = (...args) => fetch(...args),
  wait = pause,
}: ClientOptions): Client => {
  const once = async (name: EndpointName, input: LooseInput = {}, options: CallOptions = {}): Promise<unknown> => {
    const endpoint: Endpoint = contract[name];
    const headers: Record<string, string> = {};
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    if (endpoint.idempotent) headers[IDEMPOTENCY_HEADER] = options.key ?? newKey();
    const lost = (error: unknown): never => {
      if (options.signal?.aborted) throw error;
      throw new ApiError(0, 'network', '', undefined, { cause: error });
    };
    let response: Response;
    try {
      // Renewing it may need an answer as well
      const bearer = endpoint.access === 'public' ? undefined : await token();
      if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`;
      response = await send(base + urlOf(endpoint, input), {
        method: endpoint.method,
        headers,
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(options.signal ? { signal: options.signal } : {}),
      });
    } catch (error) {
      return lost(error);
    }
    if (!response.ok) throw await refusal(response);
    // An answer may break off, and whoever stands before the API may answer with a page
    return response.status === 204 ? undefined : response.json().catch(lost);
  };
  /** What only reads is asked once more when it was too much, or the service too busy, and the answer says until when. */
  const call: typeof once = async (name, input, options) => {
    try {
      return await once(name, input, options);
    } catch (error) {
      const seconds = contract[name].method === 'GET' ? waitWorth(error) : undefined;
      if (seconds === undefined) throw error;
      await wait(seconds * 1_000, options?.signal);
      return once(name, input, options);
    }
  };
  return call as Client;
};
