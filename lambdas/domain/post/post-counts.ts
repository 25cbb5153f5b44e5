import type { SessionId } from '../../../shared/model/id.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';
import { dayOf, type PostCounts, type PostRecord } from './post.ts';

/** Counts of a post are recomputed at most this often. */
const COUNT_EVERY_MS = 10_000;

/** Likes and views that a post got on one day (UTC). */
export interface PostActivity extends PostCounts {
  readonly session_id: SessionId;
  readonly author_id: string;
  readonly day: string;
  /** When it was last counted. */
  readonly at: Instant;
}

/** A post that has just been shared shows its first like at once; what comes `late` does not wait. */
export const isDue = ({ counted_at, created_at }: PostRecord, now: number, late: boolean): boolean =>
  late || counted_at === created_at || now - Date.parse(counted_at) >= COUNT_EVERY_MS;

/** The post with new counts. On a new day, everything since the last count belongs to that day. */
const counted = (post: PostRecord, { likes, views }: PostCounts, now: number): PostRecord => {
  const at = instant(now);
  const begins = post.day === dayOf(at) ? post : { day: dayOf(at), day_likes: post.likes, day_views: post.views };
  const { day, day_likes, day_views } = begins;
  return { ...post, likes, views, counted_at: at, day, day_likes, day_views };
};

/** The same, or undefined where what comes late finds that the sums hold. */
export const decideCount = (
  post: PostRecord,
  counts: PostCounts,
  now: number,
  late: boolean,
): PostRecord | undefined =>
  late && counts.likes === post.likes && counts.views === post.views ? undefined : counted(post, counts, now);

/** Likes and views of the day so far; a withdrawn like of an earlier day does not make it negative. */
export const activityOf = (post: PostRecord): PostActivity => ({
  session_id: post.session_id,
  author_id: post.author_id,
  day: post.day,
  at: post.counted_at,
  likes: Math.max(0, post.likes - post.day_likes),
  views: Math.max(0, post.views - post.day_views),
});
