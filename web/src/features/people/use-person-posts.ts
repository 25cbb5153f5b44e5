import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import { api, keyOf } from '../../lib/api/api.ts';

type Page = Output<Contract['listPersonPosts']>;

const postsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('listPersonPosts', { params: { userId }, query: {} }),
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      api('listPersonPosts', { params: { userId }, query: pageParam === '' ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }: Page) => cursor ?? undefined,
  });

/** What a person shares, page by page. */
export const usePersonPosts = (userId: string) => {
  const query = useInfiniteQuery(postsQuery(userId));
  return { ...query, posts: query.data?.pages.flatMap(({ items }) => items) };
};
