import type { RowKind, TableChange } from '../store/stream/table-change.ts';
import { makeCards, renewBinned, renewChanged } from './handlers/decks.ts';
import { startDeletion, startExport, startFit } from './handlers/jobs.ts';
import { mailAboutLikes, mailAboutSession, mailAboutTrial, noteReminder } from './handlers/mails.ts';
import { indexWords, refreshPost, renamePosts, sumCounts } from './handlers/posts.ts';
import { countActive, eraseAll, startGeneration } from './handlers/sessions.ts';
import { closeEnded, closeSignedOut } from './handlers/sockets.ts';
import { indexMemberTerms, mirrorRole, recordActivity } from './handlers/users.ts';

type Handlers = { readonly [K in RowKind]?: readonly ((change: TableChange<K>) => Promise<void>)[] };

/** Handlers by kind of row, run in this order. When one fails, all run again. */
export const handlers: Handlers = {
  session: [mailAboutSession, noteReminder, refreshPost, startGeneration, countActive, renewBinned, eraseAll],
  user: [renamePosts, closeSignedOut, recordActivity, indexMemberTerms, mirrorRole],
  endedSignIn: [closeEnded],
  subscription: [mailAboutTrial],
  progress: [makeCards],
  deck: [renewChanged],
  fit: [startFit],
  post: [indexWords],
  count: [mailAboutLikes, sumCounts],
  export: [startExport],
  deletion: [startDeletion],
};
