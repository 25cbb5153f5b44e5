import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Contract, EndpointName } from '../../../shared/contract/contract.ts';
import type { Endpoint, FunctionGroup, Output, Parsed } from '../../../shared/contract/endpoint.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { IdempotentRequest } from '../../domain/request/request.ts';
import { isTransient } from '../../store/retry-transient.ts';
import { logger } from '../logs/logger.ts';
import { count } from '../logs/metrics.ts';
import { type Caller, type CallerPorts, callerOf, callerPorts, refuseTooFast } from './caller.ts';
import { jsonOf, type ParsedInput, parseInput, refuseLarge, requestOf } from './input.ts';
import { compress, refusal, respond } from './response.ts';

interface CallerByAccess {
  readonly public: undefined;
  readonly optional: Caller | undefined;
  readonly user: Caller;
  readonly admin: Caller;
}

/** What a route receives: parsed input, the caller, and one instant (epoch milliseconds) for all that it does. */
export type Call<N extends EndpointName> = Parsed<Contract[N]> & {
  readonly caller: CallerByAccess[Contract[N]['access']];
  readonly now: number;
  /** Only where the endpoint is idempotent and the caller sent a key. */
  readonly request: IdempotentRequest | undefined;
};

export type NamesOf<G extends FunctionGroup> = {
  [N in EndpointName]: Contract[N]['group'] extends G ? N : never;
}[EndpointName];

/** One function for each endpoint, from the call to its output. */
export type Routes<N extends EndpointName> = { readonly [K in N]: (call: Call<K>) => Promise<Output<Contract[K]>> };

type RouteTable = Readonly<Record<string, { call(call: object): Promise<unknown> }['call']>>;
type Event = APIGatewayProxyEventV2;

type Endpoints = Readonly<Record<string, Endpoint>>;
/** Called when the contract refuses a body, before the error response. */
export type OnRefused = (refused: {
  /** The name of the endpoint. */
  readonly name: string;
  /** The body as it was sent. */
  readonly body: unknown;
  readonly caller: Caller;
  readonly reason: AppError;
  readonly now: number;
}) => Promise<void>;

type ByRouteKey = ReadonlyMap<string, readonly [name: string, endpoint: Endpoint]>;

const byRouteKey = (endpoints: Endpoints): ByRouteKey =>
  new Map(Object.entries(endpoints).map((entry) => [`${entry[1].method} ${entry[1].path}`, entry]));

const inputOf = async (
  [name, endpoint]: readonly [name: string, endpoint: Endpoint],
  event: Event,
  caller: Caller | undefined,
  onRefused: OnRefused | undefined,
): Promise<ParsedInput> => {
  try {
    return parseInput(endpoint, event);
  } catch (reason) {
    const readable = reason instanceof AppError && reason.code !== 'not_json';
    if (readable && caller && endpoint.body)
      await onRefused?.({ name, body: jsonOf(event), caller, reason, now: Date.now() });
    throw reason;
  }
};

const run = async (
  endpointsByKey: ByRouteKey,
  routes: RouteTable,
  event: Event,
  ports: CallerPorts,
  onRefused: OnRefused | undefined,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const [name, endpoint] = endpointsByKey.get(event.routeKey) ?? [];
  const route = name && routes[name];
  if (!endpoint || !route) throw new AppError('not_found');
  refuseLarge(event);
  const caller = await callerOf(event, endpoint.access, ports);
  const input = await inputOf([name, endpoint], event, caller, onRefused);
  const now = Date.now();
  await refuseTooFast(endpoint, caller, now, ports);
  const request = requestOf(endpoint, event, input, caller?.userId, now);
  const response = respond(endpoint, await route({ ...input, caller, now, request }));
  return compress(response, event.headers['accept-encoding']);
};

export type Handler = (event: Event) => Promise<APIGatewayProxyStructuredResultV2>;

/** The Lambda handler for some endpoints. Unexpected errors are logged and answered with an opaque 500. */
export const createHandler = (
  endpoints: Endpoints,
  routes: RouteTable,
  ports: CallerPorts,
  onRefused?: OnRefused,
): Handler => {
  const endpointsByKey = byRouteKey(endpoints);
  return async (event) => {
    try {
      return await run(endpointsByKey, routes, event, ports, onRefused);
    } catch (error) {
      if (error instanceof AppError) return refusal(error);
      const { requestId } = event.requestContext;
      if (isTransient(error)) {
        logger.warn('A call was throttled', { error, requestId, routeKey: event.routeKey });
        return refusal({ code: 'busy', details: { requestId } });
      }
      logger.error('A call failed', { error, requestId, routeKey: event.routeKey });
      count('InternalErrors');
      return refusal({ code: 'internal', details: { requestId } });
    }
  };
};

/** The handler of one group. It loads only its part of the contract; a missing endpoint or route does not compile. */
export const serve = <G extends FunctionGroup>(
  _group: G,
  endpoints: Pick<Contract, NamesOf<G>>,
  routes: Routes<NamesOf<G>>,
  onRefused?: OnRefused,
): Handler => createHandler(endpoints, routes, callerPorts, onRefused);
