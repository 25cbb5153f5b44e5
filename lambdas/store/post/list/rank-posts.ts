import * as z from 'zod/mini';
import { InstantSchema, instant, MINUTE } from '../../../../shared/model/time.ts';
import type { PostActivity } from '../../../domain/post/post-counts.ts';
import { isRankDue, rank, trendingDays } from '../../../domain/post/trending.ts';
import { put } from '../../fragment.ts';
import { trendingKey } from '../../keys.ts';
import { getRow, type Table, writeIf } from '../../table.ts';
import { activitiesOf, recountRecent } from '../counts/recount-recent.ts';

/** Longer than from one ranking to the next. */
const RANKED_MS = 20 * MINUTE;
/** Longer than from one call of the clock to the next, and the one after. */
const RECENT_MS = 3 * MINUTE;

const RankedSchema = z.object({ made_at: InstantSchema });

/** Recounts recent posts, then writes the order of the Trending tab. */
export const rankPosts = async (table: Table, now: number): Promise<void> => {
  await recountRecent(table, now, RANKED_MS);
  const activities: PostActivity[] = [];
  for (const day of trendingDays(now)) activities.push(...(await activitiesOf(table, day)));
  await writeIf(table, put({ ...trendingKey, posts: rank(activities, now), made_at: instant(now) }));
};

/** Every minute: what moved a moment ago shows its sums, and every quarter of an hour there is a new order. */
export const refreshTrending = async (table: Table, now: number): Promise<void> => {
  const ranked = z.safeParse(RankedSchema, await getRow(table, trendingKey)).data;
  if (isRankDue(ranked?.made_at, now)) await rankPosts(table, now);
  else await recountRecent(table, now, RECENT_MS);
};
