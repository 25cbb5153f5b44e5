import type { Collection, CollectionItem } from '../../../../shared/model/collection.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { useCollections } from './use-collections.ts';

export interface NextInCollection {
  readonly collection: Collection;
  readonly item: CollectionItem;
  /** Position of the item, counted from 1. */
  readonly place: number;
}

const isToLearn = ({ gone, learning_status }: CollectionItem): boolean => !gone && learning_status !== 'completed';

/** The item after a session in the first of one's own collections that contains it; undefined while loading, null for none. */
export const useNextInCollection = (sessionId: SessionId): NextInCollection | null | undefined => {
  const { collections, isPending } = useCollections();
  const within = collections?.find(({ items }) => items.includes(sessionId));
  const enabled = within !== undefined;
  const input = { params: { collectionId: within?.id ?? ('' as never) } };
  const { data: collection, isError } = useEndpoint('getCollection', input, { enabled });
  if (!enabled) return isPending ? undefined : null;
  if (!collection) return isError ? null : undefined;
  const at = collection.items.findIndex(({ session_id }) => session_id === sessionId);
  const place = collection.items.findIndex((item, index) => index > at && isToLearn(item));
  const item = collection.items[place];
  return item ? { collection, item, place: place + 1 } : null;
};
