import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { Post } from '../../../../shared/model/post.ts';
import { keyOf } from '../../lib/api/api.ts';

type Pages = InfiniteData<Output<Contract['listPosts']>>;
type One = Output<Contract['getPost']>;

/** Changes a post in every cached list and page. */
export const patchPosts = (queries: QueryClient, id: SessionId, change: <P extends Post>(post: P) => P): void => {
  const each = (post: Post): Post => (post.id === id ? change(post) : post);
  for (const name of ['listPosts', 'listPersonPosts'] as const)
    queries.setQueriesData<Pages>(
      { queryKey: keyOf(name) },
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(each) })) },
    );
  queries.setQueryData<One>(keyOf('getPost', { params: { sessionId: id } }), (post) => post && change(post));
};
