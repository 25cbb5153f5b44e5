import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ulid } from 'ulid';
import type { ApiError } from '../../../../shared/contract/api-error.ts';
import { type Client, createClient } from '../../../../shared/contract/client.ts';
import { type Contract, type EndpointName, invalidatedBy } from '../../../../shared/contract/contract.ts';
import type { Input, Output } from '../../../../shared/contract/endpoint.ts';
import { accessToken } from '../auth/access-token.ts';
import { noteAnswer } from '../browser/kept-answers.ts';
import { invalidateAfter } from './invalidation.ts';

export const newKey = (): string => ulid();

const listening: typeof fetch = async (...asked) => {
  const answer = await fetch(...asked);
  noteAnswer(answer);
  return answer;
};

const call = createClient({ base: '', token: accessToken, newKey, fetch: listening });

/** Calls an endpoint, and reloads shown queries that the contract says the call invalidates. */
export const api: Client = (name, ...args) => {
  const reads = invalidatedBy(name);
  const answer = call(name, ...args);
  return reads.length === 0 ? answer : invalidateAfter(name, reads, answer);
};

/** Endpoints whose input may be left out. */
type Given<N extends EndpointName> = Input<Contract[N]>;
type InputOf<N extends EndpointName> = keyof Given<N> extends never ? [] : [input: Given<N>];

/** Query key of an endpoint and its input; no other code spells one out. Without input it matches every query of the endpoint. */
export const keyOf = <N extends EndpointName>(name: N, input?: Given<N>): readonly [N, ...unknown[]] =>
  input === undefined ? [name] : [name, input];

/** Query options of one endpoint, for a hook, a prefetch or the cache. */
export const endpointQuery = <N extends EndpointName>(name: N, ...[input]: InputOf<N>) => {
  const call = api as (name: EndpointName, input: unknown, options: { signal: AbortSignal }) => Promise<unknown>;
  return queryOptions<Output<Contract[N]>, ApiError>({
    queryKey: keyOf(name, input),
    queryFn: ({ signal }) => call(name, input ?? {}, { signal }) as Promise<Output<Contract[N]>>,
  });
};

interface Watching {
  readonly enabled?: boolean;
  /** Polling interval in milliseconds, or false. */
  readonly refetchInterval?: number | false;
}

/** Queries an endpoint and stays up to date. `watching` says whether and how often to poll. */
export const useEndpoint = <N extends EndpointName>(
  name: N,
  ...[input, watching]: keyof Given<N> extends never
    ? [input?: undefined, watching?: Watching]
    : [input: Given<N>, watching?: Watching]
): UseQueryResult<Output<Contract[N]>, ApiError> => {
  const args = (input === undefined ? [] : [input]) as InputOf<N>;
  return useQuery({ ...endpointQuery(name, ...args), ...watching });
};
