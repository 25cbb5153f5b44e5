import type { RowKind, TableChange } from '../store/stream/table-change.ts';
import { startDeletion, startExport } from './handlers/jobs.ts';
import { mailAboutLikes, mailAboutSession, mailAboutTrial, noteReminder } from './handlers/mails.ts';
import { findByWords, refreshPost, renamePosts, sumCounts } from './handlers/posts.ts';
import { countActive, eraseAll, startGeneration } from './handlers/sessions.ts';
import { closeEnded, closeSignedOut } from './handlers/sockets.ts';
import { fileMember, mirrorRole, recordActivity } from './handlers/users.ts';

type Handlers = { readonly [K in RowKind]?: readonly ((change: TableChange<K>) => Promise<void>)[] };

/** What follows a change, by the kind of its row; in this order, and all of it again where one of them fails. */
export const handlers: Handlers = {
  session: [mailAboutSession, noteReminder, refreshPost, startGeneration, countActive, eraseAll],
  user: [renamePosts, closeSignedOut, recordActivity, fileMember, mirrorRole],
  endedSignIn: [closeEnded],
  subscription: [mailAboutTrial],
  post: [findByWords],
  count: [mailAboutLikes, sumCounts],
  export: [startExport],
  deletion: [startDeletion],
};
