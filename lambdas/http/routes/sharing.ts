import { AppError } from '../../../shared/model/app-error.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { presentPost, withVisibility } from '../../domain/post/post.ts';
import { isOwner, open, owned, type Reader } from '../../domain/session/access.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { setting } from '../../runtime/config.ts';
import { libraryStore, postStore, sessionStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';
import { presentOne } from '../present-sessions.ts';
import { previewPage } from '../preview-page.ts';

const shared = async (id: SessionId, reader: Reader, now: number): Promise<SessionRecord> =>
  open(await sessionStore().find(id), reader, now);

/** Somebody else's, that the caller may read. */
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

export const sharing: Routes<
  'setVisibility' | 'getPost' | 'likePost' | 'unlikePost' | 'recordView' | 'previewSession'
> = {
  setVisibility: async ({ caller, params, body, now }) => {
    const decide = (stored: SessionRecord | undefined) => withVisibility(owned(stored, caller, now), body.visibility);
    return presentOne(await postStore().share(params.sessionId, decide, now), caller);
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
