import {
  changedCollection,
  newCollection,
  ownCollection,
  presentItems,
  presentSummary,
  readableCollection,
  withItem,
  withoutItem,
} from '../../../domain/collection/collection.ts';
import { authorOf } from '../../../domain/post/post.ts';
import { open } from '../../../domain/session/access.ts';
import { collectionStore, sessionStore, userStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const collection: Routes<
  | 'listCollections'
  | 'createCollection'
  | 'getCollection'
  | 'updateCollection'
  | 'addToCollection'
  | 'removeFromCollection'
  | 'deleteCollection'
> = {
  listCollections: async ({ caller, query }) => {
    const { limit, cursor } = query;
    const page = await collectionStore().list({ userId: caller.userId, limit, cursor });
    return { items: page.collections.map(presentSummary), cursor: page.cursor };
  },

  createCollection: async ({ caller, body, now, request }) =>
    presentSummary(await collectionStore().create(newCollection(caller.userId, body, now), request)),

  getCollection: async ({ caller, params, now }) => {
    const reader = { userId: caller?.userId };
    const collection = readableCollection(await collectionStore().find(params.collectionId), reader);
    const ids = collection.items.map(({ session_id }) => session_id);
    const [sessions, readers, author] = await Promise.all([
      sessionStore().findMany(ids),
      caller ? collectionStore().readers(caller.userId, ids) : new Map(),
      userStore().find(collection.user_id),
    ]);
    return {
      ...presentSummary(collection),
      items: presentItems(collection, { sessions, readers }, reader, now),
      own: collection.user_id === reader.userId,
      author: authorOf(author).author_name,
    };
  },

  updateCollection: async ({ caller, params, body, now }) =>
    presentSummary(
      await collectionStore().change(params.collectionId, (stored) =>
        changedCollection(ownCollection(stored, caller), body, now),
      ),
    ),

  addToCollection: async ({ caller, params, now }) => {
    const session = open(await sessionStore().find(params.sessionId), caller, now);
    const changed = await collectionStore().change(params.collectionId, (stored) =>
      withItem(ownCollection(stored, caller), session, now),
    );
    return presentSummary(changed);
  },

  removeFromCollection: async ({ caller, params, now }) =>
    presentSummary(
      await collectionStore().change(params.collectionId, (stored) =>
        withoutItem(ownCollection(stored, caller), params.sessionId, now),
      ),
    ),

  deleteCollection: async ({ caller, params }) => {
    const { id } = ownCollection(await collectionStore().find(params.collectionId), caller);
    await collectionStore().remove(id);
    return { ok: true };
  },
};
