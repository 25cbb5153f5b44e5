import type { SessionId } from '../../../../shared/model/id.ts';
import { DAY, epochSeconds } from '../../../../shared/model/time.ts';
import { activityOf, decideCount, isDue } from '../../../domain/post/post-counts.ts';
import { put } from '../../fragment.ts';
import { activityKey } from '../../keys.ts';
import { type Table, writeIf } from '../../table.ts';
import { findPost } from '../find-post.ts';
import { putPost } from '../put-post.ts';
import { sumCounts } from './sum-counts.ts';

const ACTIVITY_MS = 9 * DAY;

/**
 * Brings the sums of a post up to date, and what this day brought it; `late` also when it was done a moment ago, unless
 * they hold. Both are absolute, so twice is once; when somebody else writes the post at the same time, theirs are as good.
 */
export const countPost = async (
  table: Table,
  { author_id: author, session_id: id }: { author_id: string; session_id: SessionId },
  now: number,
  { late = false } = {},
): Promise<void> => {
  const post = await findPost(table, author, id, { consistent: true });
  if (!post || !isDue(post, now, late)) return;
  const next = decideCount(post, await sumCounts(table, id), now, late);
  if (!next) return;
  const activity = activityOf(next);
  const row = { ...activityKey(activity.day, id), ...activity, expires_at: epochSeconds(now + ACTIVITY_MS) };
  await writeIf(table, put(row));
  await writeIf(table, putPost(next));
};
