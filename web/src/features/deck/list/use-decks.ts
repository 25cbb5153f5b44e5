import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQueries } from '@tanstack/react-query';
import type { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Output } from '../../../../../shared/contract/endpoint.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import { api, keyOf } from '../../../lib/api/api.ts';

type DeckPage = Output<Contract['listDecks']>;
export type NamedDeck = DeckPage['items'][number];

const PAGE = 100;

const decksQuery = infiniteQueryOptions<
  DeckPage,
  ApiError,
  { pages: DeckPage[] },
  readonly unknown[],
  string | undefined
>({
  queryKey: keyOf('listDecks', { query: {} }),
  queryFn: ({ pageParam: cursor, signal }) =>
    api('listDecks', { query: cursor === undefined ? {} : { cursor } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }) => cursor ?? undefined,
});

/** The sessions that have cards, those made last first. */
export const useDecks = () => {
  const query = useInfiniteQuery(decksQuery);
  return { ...query, decks: query.data?.pages.flatMap(({ items }) => items) };
};

/** All cards of a session: a few hundred at most. */
export const cardsQuery = (sessionId: SessionId) =>
  queryOptions<DeckCard[], ApiError>({
    queryKey: keyOf('listCards', { params: { sessionId }, query: {} }),
    queryFn: async ({ signal }) => {
      const cards: DeckCard[] = [];
      let cursor: string | null = null;
      do {
        const query: { limit: number; cursor?: string } = cursor === null ? { limit: PAGE } : { limit: PAGE, cursor };
        const page: Output<Contract['listCards']> = await api(
          'listCards',
          { params: { sessionId }, query },
          { signal },
        );
        cards.push(...page.items);
        ({ cursor } = page);
      } while (cursor !== null);
      return cards;
    },
  });

/** Sessions that are loaded beside each other while somebody searches. */
const AT_ONCE = 3;

/** The cards of those sessions that are in sight; of all, a few at a time, while they are searched. */
export const useCardsOf = (ids: readonly SessionId[], seen: ReadonlySet<SessionId>, searched: boolean) => {
  const known = useQueries({ queries: ids.map((id) => ({ ...cardsQuery(id), enabled: false })) });
  const open = ids.filter((_, at) => !known[at]?.data && !known[at]?.error).slice(0, AT_ONCE);
  const queries = useQueries({
    queries: ids.map((id) => ({ ...cardsQuery(id), enabled: seen.has(id) || (searched && open.includes(id)) })),
  });
  return new Map(ids.map((id, at) => [id, queries[at]]));
};
