import { AppError } from '../../../../shared/model/app-error.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { PostPage } from '../../../domain/post/ports.ts';
import { presentPost, withVisibility } from '../../../domain/post/post.ts';
import { termsOf } from '../../../domain/post/search-terms.ts';
import { isOwner, open, owned, type Reader } from '../../../domain/session/access.ts';
import type { SessionRecord } from '../../../domain/session/session.ts';
import { setting } from '../../../runtime/config.ts';
import { libraryStore, postStore, sessionStore, userStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { presentOne } from '../../present-sessions.ts';

import { previewPage } from '../../preview-page.ts';

const nothing: PostPage = { posts: [], cursor: null };

const presentPage = async ({ posts, cursor }: PostPage, userId: string) => {
  const likes = await postStore().likes(
    userId,
    posts.map(({ session_id }) => session_id),
  );
  return { items: posts.map((post) => presentPost(post, { userId }, likes.get(post.session_id))), cursor };
};

const shared = async (id: SessionId, reader: Reader, now: number): Promise<SessionRecord> =>
  open(await sessionStore().find(id), reader, now);

/** A session of somebody else that the caller may read. */
const othersShared = async (id: SessionId, reader: Reader, now: number): Promise<SessionRecord> => {
  const session = await shared(id, reader, now);
  if (isOwner(session, reader)) throw new AppError('own_post');
  return session;
};

const ofReader = async (id: SessionId, { userId }: Reader) => {
  if (userId === undefined) return { liked: undefined, added: false };
  const [likes, added] = await Promise.all([postStore().likes(userId, [id]), libraryStore().find(userId, id)]);
  return { liked: likes.get(id), added: added !== undefined };
};

export const post: Routes<
  | 'listPosts'
  | 'listPersonPosts'
  | 'getPost'
  | 'setVisibility'
  | 'likePost'
  | 'unlikePost'
  | 'recordView'
  | 'previewSession'
> = {
  listPosts: async ({ caller, query }) => {
    const { sort, search = '', limit, cursor } = query;
    if (search === '') return presentPage(await postStore().feed({ sort, limit, cursor }), caller.userId);
    const terms = termsOf(search);
    const found = terms.length === 0 ? nothing : await postStore().search({ terms, limit, cursor });
    return presentPage(found, caller.userId);
  },

  listPersonPosts: async ({ caller, params, query }) => {
    const { userId } = params;
    const shown = userId === caller.userId || (await userStore().find(userId))?.is_public;
    if (!shown) throw new AppError('person_not_found');
    const { limit, cursor } = query;
    return presentPage(await postStore().ofPerson({ userId, limit, cursor }), caller.userId);
  },

  getPost: async ({ caller, params, now }) => {
    const reader = { userId: caller?.userId };
    const session = await shared(params.sessionId, reader, now);
    const [post, { liked, added }] = await Promise.all([
      postStore().find(session.user_id, session.id),
      ofReader(session.id, reader),
    ]);
    if (!post) throw new AppError('session_not_found');
    return { ...presentPost(post, reader, liked), added };
  },

  setVisibility: async ({ caller, params, body, now }) => {
    const decide = (stored: SessionRecord | undefined) => withVisibility(owned(stored, caller, now), body.visibility);
    return presentOne(await postStore().share(params.sessionId, decide, now), caller);
  },

  likePost: async ({ caller, params, now }) => {
    await postStore().like(await othersShared(params.sessionId, caller, now), caller.userId, now);
    return { liked: true };
  },

  unlikePost: async ({ caller, params, now }) => {
    await postStore().unlike(await othersShared(params.sessionId, caller, now), caller.userId);
    return { liked: false };
  },

  recordView: async ({ caller, params, now }) => {
    const session = await shared(params.sessionId, caller, now);
    return { counted: !isOwner(session, caller) && (await postStore().view(session, caller.userId, now)) };
  },

  previewSession: async ({ params, now }) =>
    previewPage(await shared(params.sessionId, { userId: undefined }, now), setting('SITE_ORIGIN')),
};
