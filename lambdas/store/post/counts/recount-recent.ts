import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import { InstantSchema, instant } from '../../../../shared/model/time.ts';
import { dayOf } from '../../../domain/post/post.ts';
import type { PostActivity } from '../../../domain/post/post-counts.ts';
import { queryAll, wholePartition } from '../../query.ts';
import type { Table } from '../../table.ts';
import { countPost } from './count-post.ts';

const ActivitySchema: z.ZodMiniType<PostActivity> = z.object({
  session_id: SessionIdSchema,
  author_id: z.string(),
  day: z.string(),
  at: InstantSchema,
  likes: z.int(),
  views: z.int(),
});

export const activitiesOf = async (table: Table, day: string): Promise<PostActivity[]> =>
  (await queryAll(table, wholePartition(`ACTIVITY#${day}`))).map((row) => z.parse(ActivitySchema, row));

/**
 * Sums up again what was summed up in the last `recent` milliseconds: it may have missed the last likes of a burst. A
 * post whose sums hold is only read.
 */
export const recountRecent = async (table: Table, now: number, recent: number): Promise<void> => {
  const days = new Set([now, now - recent].map((at) => dayOf(instant(at))));
  for (const day of days)
    for (const activity of await activitiesOf(table, day))
      if (now - Date.parse(activity.at) < recent) await countPost(table, activity, now, { late: true });
};
