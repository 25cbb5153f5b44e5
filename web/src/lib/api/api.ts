import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ulid } from 'ulid';
import type { ApiError } from '../../../../shared/contract/api-error.ts';
import { type Client, createClient } from '../../../../shared/contract/client.ts';
import { type Contract, type EndpointName, invalidatedBy } from '../../../../shared/contract/contract.ts';
import type { Input, Output } from '../../../../shared/contract/endpoint.ts';
import { accessToken } from '../auth/access-token.ts';
import { invalidateAfter } from './invalidation.ts';

export const newKey = (): string => ulid();

const call = createClient({ base: '', token: accessToken, newKey });

/** Calls an endpoint; what the contract says it makes out of date is asked for again by whoever shows it. */
export const api: Client = (name, ...args) => {
  const reads = invalidatedBy(name);
  const answer = call(name, ...args);
  return reads.length === 0 ? answer : invalidateAfter(name, reads, answer);
};

/** Endpoints whose input may be left out. */
type Given<N extends EndpointName> = Input<Contract[N]>;
type InputOf<N extends EndpointName> = keyof Given<N> extends never ? [] : [input: Given<N>];

/** The name of an endpoint and what it is asked: nobody types a key. Without input it names every asking of it. */
export const keyOf = <N extends EndpointName>(name: N, input?: Given<N>): readonly [N, ...unknown[]] =>
  input === undefined ? [name] : [name, input];

/** The query of one endpoint, for a hook, a prefetch or the cache. */
export const endpointQuery = <N extends EndpointName>(name: N, ...[input]: InputOf<N>) => {
  const call = api as (name: EndpointName, input: unknown, options: { signal: AbortSignal }) => Promise<unknown>;
  return queryOptions<Output<Contract[N]>, ApiError>({
    queryKey: keyOf(name, input),
    queryFn: ({ signal }) => call(name, input ?? {}, { signal }) as Promise<Output<Contract[N]>>,
  });
};

interface Watching {
  readonly enabled?: boolean;
  /** Milliseconds between asking again, or false. */
  readonly refetchInterval?: number | false;
}

/** Ask an endpoint and stay up to date. `watching` says whether and how often. */
export const useEndpoint = <N extends EndpointName>(
  name: N,
  ...[input, watching]: keyof Given<N> extends never
    ? [input?: undefined, watching?: Watching]
    : [input: Given<N>, watching?: Watching]
): UseQueryResult<Output<Contract[N]>, ApiError> => {
  const args = (input === undefined ? [] : [input]) as InputOf<N>;
  return useQuery({ ...endpointQuery(name, ...args), ...watching });
};
