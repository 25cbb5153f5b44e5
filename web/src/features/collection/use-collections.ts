import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Input, Output } from '../../../../shared/contract/endpoint.ts';
import type { CollectionId, SessionId } from '../../../../shared/model/id.ts';
import { api, keyOf } from '../../lib/api/api.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { toast } from '../../ui/overlay/toast.ts';

type Page = Output<Contract['listCollections']>;

/** One's own collections, last changed first, page by page. */
export const useCollections = () => {
  const query = useInfiniteQuery({
    queryKey: keyOf('listCollections'),
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      api('listCollections', { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }: Page) => cursor ?? undefined,
  });
  return { ...query, collections: query.data?.pages.flatMap(({ items }) => items) };
};

const say = (error: unknown): void => {
  toast.error(saidBy(error) || commonTexts.failed);
};

const useChange = <I, O>(change: (input: I) => Promise<O>) => useMutation({ mutationFn: change, onError: say });

export interface CollectionEntry {
  readonly collectionId: CollectionId;
  readonly sessionId: SessionId;
}

export const useCreate = () =>
  useChange((body: Input<Contract['createCollection']>['body']) => api('createCollection', { body }));

export const useUpdate = (collectionId: CollectionId) =>
  useChange((body: Input<Contract['updateCollection']>['body']) =>
    api('updateCollection', { params: { collectionId }, body }),
  );

export const useDelete = (collectionId: CollectionId) =>
  useChange((_: undefined) => api('deleteCollection', { params: { collectionId } }));

export const useAddToCollection = () => useChange((params: CollectionEntry) => api('addToCollection', { params }));

export const useRemoveFromCollection = () =>
  useChange((params: CollectionEntry) => api('removeFromCollection', { params }));
