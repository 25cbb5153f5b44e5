import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { FeedSort } from '../../../../shared/model/post.ts';
import { api, keyOf } from '../../lib/api/api.ts';

type Page = Output<Contract['listPosts']>;

const postsQuery = (sort: FeedSort, search: string) => {
  const query = search === '' ? { sort } : { search };
  return infiniteQueryOptions({
    queryKey: keyOf('listPosts', { query }),
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      api('listPosts', { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }: Page) => cursor ?? undefined,
    ...(search === '' ? {} : { placeholderData: keepPreviousData }),
  });
};

/** Shared posts in one of the three orders; a search has an order of its own. */
export const usePosts = (sort: FeedSort, search: string) => {
  const query = useInfiniteQuery(postsQuery(sort, search));
  return {
    ...query,
    error: query.error as ApiError | null,
    posts: query.data?.pages.flatMap(({ items }) => items),
  };
};
export type Posts = ReturnType<typeof usePosts>;
