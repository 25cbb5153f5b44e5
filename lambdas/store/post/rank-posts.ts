import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { InstantSchema, instant, MINUTE } from '../../../shared/model/time.ts';
import type { Activity } from '../../domain/post/counted.ts';
import { rank, trendingDays } from '../../domain/post/trending.ts';
import { put } from '../fragment.ts';
import { trendingKey } from '../keys.ts';
import { queryAll, wholePartition } from '../query.ts';
import { writeIf } from '../single.ts';
import type { Table } from '../table.ts';
import { countPost } from './count-post.ts';

const ActivitySchema: z.ZodMiniType<Activity> = z.object({
  session_id: SessionIdSchema,
  author_id: z.string(),
  day: z.string(),
  at: InstantSchema,
  likes: z.int(),
  views: z.int(),
});

/** Longer than from one ranking to the next: what was summed up since may have missed the last likes of a burst. */
const RECENT_MS = 20 * MINUTE;

const activitiesOf = async (table: Table, day: string): Promise<Activity[]> =>
  (await queryAll(table, wholePartition(`ACTIVITY#${day}`))).map((row) => z.parse(ActivitySchema, row));

/** Catches up on the posts that moved lately, then writes the order of the Trending tab. */
export const rankPosts = async (table: Table, now: number): Promise<void> => {
  const [today = '', ...before] = trendingDays(now);
  for (const activity of await activitiesOf(table, today))
    if (now - Date.parse(activity.at) < RECENT_MS) await countPost(table, activity, now, { late: true });
  const activities: Activity[] = [];
  for (const day of [today, ...before]) activities.push(...(await activitiesOf(table, day)));
  await writeIf(table, put({ ...trendingKey, posts: rank(activities, now), made_at: instant(now) }));
};
