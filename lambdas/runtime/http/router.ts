import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Contract, EndpointName } from '../../../shared/contract/contract.ts';
import type { Endpoint, FunctionGroup, Output, Parsed } from '../../../shared/contract/endpoint.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { Request } from '../../domain/request/request.ts';
import { isBusy } from '../../store/retry-transient.ts';
import { logger } from '../logs/logger.ts';
import { count } from '../logs/metrics.ts';
import { refuseTooFast } from './allowance.ts';
import { type Caller, callerOf, type Gate, gate } from './caller.ts';
import { compressed } from './compress.ts';
import { type Input, jsonOf, parseInput, refuseLarge, requestOf } from './input.ts';
import { answer, refusal } from './response.ts';

interface Callers {
  readonly public: undefined;
  readonly optional: Caller | undefined;
  readonly user: Caller;
  readonly admin: Caller;
}

/** What a route is given: parsed input, who asks, and one instant (epoch milliseconds) for all that it does. */
export type Call<N extends EndpointName> = Parsed<Contract[N]> & {
  readonly caller: Callers[Contract[N]['access']];
  readonly now: number;
  /** Only where the endpoint is idempotent and the caller sent a key. */
  readonly request: Request | undefined;
};

export type NamesOf<G extends FunctionGroup> = {
  [N in EndpointName]: Contract[N]['group'] extends G ? N : never;
}[EndpointName];

/** The routes of some endpoints: one function each, from what was asked to what is answered. */
export type Routes<N extends EndpointName> = { readonly [K in N]: (call: Call<K>) => Promise<Output<Contract[K]>> };

type Table = Readonly<Record<string, { call(call: object): Promise<unknown> }['call']>>;
type Event = APIGatewayProxyEventV2;

type Endpoints = Readonly<Record<string, Endpoint>>;
/** What a group does about a body that the contract refuses, before that is answered. */
export type OnRefused = (refused: {
  /** Of the endpoint. */
  readonly name: string;
  /** As it was sent. */
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
): Promise<Input> => {
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
  known: ByRouteKey,
  routes: Table,
  event: Event,
  from: Gate,
  onRefused: OnRefused | undefined,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const [name, endpoint] = known.get(event.routeKey) ?? [];
  const route = name && routes[name];
  if (!endpoint || !route) throw new AppError('not_found');
  refuseLarge(event);
  const caller = await callerOf(event, endpoint.access, from);
  const input = await inputOf([name, endpoint], event, caller, onRefused);
  const now = Date.now();
  await refuseTooFast(endpoint, caller, now, from);
  const request = requestOf(endpoint, event, input, caller?.userId, now);
  const answered = answer(endpoint, await route({ ...input, caller, now, request }));
  return compressed(answered, event.headers['accept-encoding']);
};

export type Handler = (event: Event) => Promise<APIGatewayProxyStructuredResultV2>;

/** A function that answers some endpoints. What nobody foresaw is logged and answered without a word about it. */
export const createHandler = (endpoints: Endpoints, routes: Table, from: Gate, onRefused?: OnRefused): Handler => {
  const known = byRouteKey(endpoints);
  return async (event) => {
    try {
      return await run(known, routes, event, from, onRefused);
    } catch (error) {
      if (error instanceof AppError) return refusal(error);
      const { requestId } = event.requestContext;
      if (isBusy(error)) {
        logger.warn('A call met too many others', { error, requestId, routeKey: event.routeKey });
        return refusal({ code: 'busy', details: { requestId } });
      }
      logger.error('A call failed', { error, requestId, routeKey: event.routeKey });
      count('InternalErrors');
      return refusal({ code: 'internal', details: { requestId } });
    }
  };
};

/** The handler of one group, which loads its part of the contract alone; a missing endpoint or route does not compile. */
export const serve = <G extends FunctionGroup>(
  _group: G,
  endpoints: Pick<Contract, NamesOf<G>>,
  routes: Routes<NamesOf<G>>,
  onRefused?: OnRefused,
): Handler => createHandler(endpoints, routes, gate, onRefused);
