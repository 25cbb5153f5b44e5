import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { keyOf } from './api.ts';

export type CachedPage = Output<Contract['listSessions']>;
export type SessionPages = InfiniteData<CachedPage>;

/** The sessions in what a query just answered; none for any other query. */
export const sessionsAnswered = ({ queryKey: [name], state }: Query): Session[] => {
  const data: unknown = state.data;
  if (name === 'listSessions') return (data as SessionPages).pages.flatMap(({ items }) => items);
  return name === 'getSession' ? [data as Session] : [];
};

/** Changes a session wherever it is held. A change that answers the same object leaves everything as it is. */
export const patchSessions = (client: QueryClient, change: (session: Session) => Session): void => {
  client.setQueriesData<SessionPages>({ queryKey: keyOf('listSessions') }, (data) => {
    if (!data?.pages.some((page) => page.items.some((session) => change(session) !== session))) return data;
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
  });
  client.setQueriesData<Session>({ queryKey: keyOf('getSession') }, (session) => session && change(session));
};

/**
 * After a session was added: lists that stand on no page are forgotten, or an empty one of before would show for as
 * long as the new one is asked for.
 */
export const forgetHiddenLists = (client: QueryClient): void =>
  client.removeQueries({ queryKey: keyOf('listSessions'), type: 'inactive' });
