import { AppError } from '../../../shared/model/app-error.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { losesPost } from '../../domain/post/post.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { erase, type Fragment } from '../fragment.ts';
import { postKey } from '../keys.ts';
import { type Table, transact } from '../table.ts';
import { withOptimisticLock } from '../version-conflict.ts';
import { recount } from './recount.ts';
import { findSession, replaceSession, written } from './row.ts';

/** A post goes with its session into the bin. */
const unposted = (before: SessionRecord, after: SessionRecord): Fragment[] =>
  losesPost(before, after) ? [erase(postKey(before.user_id, before.id))] : [];

/** A change that moves its author's figures too: both, or neither. The rule is asked again after another's write. */
export const rewriteSession = (
  table: Table,
  id: SessionId,
  decide: (current: SessionRecord | undefined) => SessionRecord,
): Promise<SessionRecord> =>
  withOptimisticLock(async () => {
    const before = await findSession(table, id);
    const after = decide(before);
    if (!before) throw new AppError('session_not_found');
    await transact(table, [replaceSession(after), ...recount(before, after), ...unposted(before, after)]);
    return written(after);
  });
