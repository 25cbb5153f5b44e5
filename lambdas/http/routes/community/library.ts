import { AppError } from '../../../../shared/model/app-error.ts';
import { presentLibraryEntry } from '../../../domain/library/library.ts';
import { isOwner, open } from '../../../domain/session/access.ts';
import { libraryStore, postStore, sessionStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const library: Routes<'addToLibrary' | 'removeFromLibrary'> = {
  addToLibrary: async ({ caller, params, now }) => {
    const session = open(await sessionStore().find(params.sessionId), caller, now);
    if (isOwner(session, caller)) throw new AppError('own_post');
    const post = await postStore().find(session.user_id, session.id);
    const added = await libraryStore().add(caller.userId, session, post?.author_name ?? null, now);
    return presentLibraryEntry(added, session, now);
  },

  removeFromLibrary: async ({ caller, params }) => {
    if (!(await libraryStore().find(caller.userId, params.sessionId))) throw new AppError('session_not_found');
    await libraryStore().remove(caller.userId, params.sessionId);
    return { ok: true };
  },
};
