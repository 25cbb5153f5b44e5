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

/** Deletes the post when its session goes into the bin. */
const unposted = (before: SessionRecord, after: SessionRecord): Fragment[] =>
  losesPost(before, after) ? [erase(postKey(before.user_id, before.id))] : [];

/** Changes a session and its author's stats in one transaction; decides again after a concurrent write. */
export const changeSessionAndStats = (
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
