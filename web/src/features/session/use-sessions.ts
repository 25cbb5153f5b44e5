import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import type { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { api, keyOf } from '../../lib/api/api.ts';
import type { CachedPage, SessionPages } from '../../lib/api/session-cache.ts';
import type { ListedTab } from './dashboard/dashboard-view.ts';

/** Filters of a list besides its tab. */
export interface DashboardFilter {
  readonly search: string;
  readonly tags: readonly string[];
}

/** Live updates report every step; polling catches up when one was missed. */
const WATCH_MS = 15_000;

export const isAtWork = ({ status }: Pick<Session, 'status'>): boolean => status === 'generating';

export const sessionsQuery = (
  mode: Mode,
  tab: ListedTab,
  { search, tags }: DashboardFilter = { search: '', tags: [] },
) => {
  const query = {
    mode,
    ...(tab === 'all' ? {} : { tab }),
    ...(search === '' ? {} : { search }),
    ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
  };
  return infiniteQueryOptions<CachedPage, ApiError, SessionPages, readonly unknown[], string | undefined>({
    queryKey: keyOf('listSessions', { query }),
    queryFn: ({ pageParam: cursor, signal }) =>
      api('listSessions', { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ items }) => items.some(isAtWork)) ? WATCH_MS : false),
  });
};

/** The sessions of a mode under a tab, last updated first, page by page. */
export const useSessions = (mode: Mode, tab: ListedTab, narrowing: DashboardFilter) => {
  const query = useInfiniteQuery(sessionsQuery(mode, tab, narrowing));
  return { ...query, sessions: query.data?.pages.flatMap(({ items }) => items) };
};
