import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { keyOf } from './api.ts';

export type CachedPage = Output<Contract['listSessions']>;
export type SessionPages = InfiniteData<CachedPage>;

/** The sessions in the answer of a query; none for any other query. */
export const sessionsAnswered = ({ queryKey: [name], state }: Query): Session[] => {
  const data: unknown = state.data;
  if (name === 'listSessions') return (data as SessionPages).pages.flatMap(({ items }) => items);
  return name === 'getSession' ? [data as Session] : [];
};

/** Changes a session everywhere in the cache. When `change` returns the same object nothing is written. */
export const patchSessions = (client: QueryClient, change: (session: Session) => Session): void => {
  client.setQueriesData<SessionPages>({ queryKey: keyOf('listSessions') }, (data) => {
    if (!data?.pages.some((page) => page.items.some((session) => change(session) !== session))) return data;
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
  });
  client.setQueriesData<Session>({ queryKey: keyOf('getSession') }, (session) => session && change(session));
};

/**
 * After a session was added: removes cached lists that no page shows, so that an outdated, maybe empty list is not shown while
 * the new one loads.
 */
export const forgetHiddenLists = (client: QueryClient): void =>
  client.removeQueries({ queryKey: keyOf('listSessions'), type: 'inactive' });
