import { AppError } from '../../../shared/model/app-error.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { cardOf, hasPost, losesPost, newPost } from '../../domain/post/post.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { erase, type Fragment } from '../fragment.ts';
import { postKey } from '../keys.ts';
import { findSession, replaceSession, written } from '../session/row.ts';
import { type Table, transact } from '../table.ts';
import { findUser } from '../user/row.ts';
import { withOptimisticLock } from '../version-conflict.ts';
import { sumCounts } from './counts/sum-counts.ts';
import { findPost } from './find-post.ts';
import { putPost } from './put-post.ts';

/** Writes of the post that follow from a change of its session. */
const postWrites = async (
  table: Table,
  before: SessionRecord,
  after: SessionRecord,
  now: number,
): Promise<Fragment[]> => {
  const { id, user_id: author } = after;
  if (losesPost(before, after)) return [erase(postKey(author, id))];
  if (!hasPost(after)) return [];
  const post = await findPost(table, author, id, { consistent: true });
  if (post) return [putPost({ ...post, ...cardOf(after) })];
  const [user, sums] = await Promise.all([findUser(table, author), sumCounts(table, id)]);
  return [putPost(newPost(after, user, sums, now))];
};

/**
 * A session's visibility, or whether it is hidden, together with its post: both or neither. `more` is written in the
 * same transaction.
 */
export const shareSession = (
  table: Table,
  id: SessionId,
  decide: (current: SessionRecord | undefined) => SessionRecord,
  now: number,
  more: readonly Fragment[] = [],
): Promise<SessionRecord> =>
  withOptimisticLock(async () => {
    const before = await findSession(table, id);
    const after = decide(before);
    if (!before) throw new AppError('session_not_found');
    await transact(table, [replaceSession(after), ...(await postWrites(table, before, after, now)), ...more]);
    return written(after);
  });
