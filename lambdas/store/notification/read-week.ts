import type { Instant } from '../../../shared/model/time.ts';
import type { Week } from '../../domain/notification/mail-texts.ts';
import { listFeed } from '../post/list/list-feed.ts';
import { listSessions } from '../session/list/list-sessions.ts';
import type { Table } from '../table.ts';

const BEGUN = 5;
/** Newest first, one's own among them. */
const LOOKED_AT = 20;

export const readWeek = async (table: Table, userId: string, since: Instant): Promise<Week> => {
  const mine = {
    userId,
    mode: undefined,
    tab: 'in-progress',
    wanted: undefined,
    limit: BEGUN,
    cursor: undefined,
  } as const;
  const [begun, feed] = await Promise.all([
    listSessions(table, mine),
    listFeed(table, { sort: 'recent', limit: LOOKED_AT, cursor: undefined }),
  ]);
  const shared = feed.posts.filter(({ author_id, created_at }) => author_id !== userId && created_at >= since);
  return { begun: begun.entries.map(({ title }) => title), shared: shared.map(({ title }) => title) };
};
