import type { PostRecord } from '../../../domain/post/post.ts';
import type { TrendingPost } from '../../../domain/post/trending.ts';
import { getRows } from '../../batch.ts';
import { postKey } from '../../keys.ts';
import type { Table } from '../../table.ts';
import { parsePost } from '../row.ts';

/** In the order they are asked for; those that are gone or hidden are left out. */
export const findPosts = async (table: Table, wanted: readonly TrendingPost[]): Promise<PostRecord[]> => {
  const rows = await getRows(
    table,
    wanted.map(({ author_id, session_id }) => postKey(author_id, session_id)),
  );
  const posts = new Map(rows.map(parsePost).map((post) => [post.session_id, post]));
  return wanted.flatMap(({ session_id }) => posts.get(session_id) ?? []).filter(({ hidden }) => !hidden);
};
