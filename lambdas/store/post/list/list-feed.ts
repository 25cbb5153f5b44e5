import type { FeedQuery, PostPage } from '../../../domain/post/ports.ts';
import type { PostRecord } from '../../../domain/post/post.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import { FEED, feedOrder, POPULAR, popularOrder } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parsePost } from '../row.ts';
import { popularPlace, recentPlace } from './feed-place.ts';

const orderOf = (post: PostRecord) => feedOrder(post.created_at, post.author_id, post.session_id);

const lists = {
  recent: { index: 'GSI1', partition: FEED, place: recentPlace, order: orderOf },
  popular: {
    index: 'GSI2',
    partition: POPULAR,
    place: popularPlace,
    order: (post: PostRecord) => popularOrder(post.likes, orderOf(post)),
  },
} as const;

/** Newest shared first, or most liked first. */
export const listFeed = async (
  table: Table,
  { sort, limit, cursor }: FeedQuery & { sort: keyof typeof lists },
): Promise<PostPage> => {
  const { index, partition, place, order } = lists[sort];
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  const start = after === undefined ? undefined : { ...place(after), [`${index}PK`]: partition, [`${index}SK`]: after };
  const { items, more } = await queryPage(table, {
    IndexName: index,
    KeyConditionExpression: `${index}PK = :partition`,
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
    Limit: limit,
    ...(start ? { ExclusiveStartKey: start } : {}),
  });
  const posts = items.map(parsePost);
  const last = posts.at(-1);
  return { posts, cursor: more && last ? encodeCursor([order(last)]) : null };
};
