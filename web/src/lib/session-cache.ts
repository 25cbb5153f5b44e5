import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Contract } from '../../../shared/contract/contract.ts';
import type { Output } from '../../../shared/contract/endpoint.ts';
import type { Session } from '../../../shared/model/session.ts';
import { keyOf } from './api.ts';

export type SessionPage = Output<Contract['listSessions']>;
export type SessionPages = InfiniteData<SessionPage>;

const sessionsIn = (data: unknown): Session[] =>
  (data as SessionPages | undefined)?.pages.flatMap((p) => p.items) ?? [];

/** Every session that is held, from the lists and on its own. */
export const heldSessions = (client: QueryClient): Session[] => [
  ...client.getQueriesData({ queryKey: keyOf('listSessions') }).flatMap(([, data]) => sessionsIn(data)),
  ...client
    .getQueriesData<Session>({ queryKey: keyOf('getSession') })
    .flatMap(([, session]) => (session ? [session] : [])),
];

/** Changes a session wherever it is held. A change that answers the same object leaves everything as it is. */
export const patchSessions = (client: QueryClient, change: (session: Session) => Session): void => {
  client.setQueriesData<SessionPages>({ queryKey: keyOf('listSessions') }, (data) => {
    if (!data?.pages.some((page) => page.items.some((session) => change(session) !== session))) return data;
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
  });
  client.setQueriesData<Session>({ queryKey: keyOf('getSession') }, (session) => session && change(session));
};
