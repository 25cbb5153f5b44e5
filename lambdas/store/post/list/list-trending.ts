import * as z from 'zod/mini';
import { AppError } from '../../../../shared/model/app-error.ts';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import type { FeedQuery, PostPage } from '../../../domain/post/ports.ts';
import type { TrendingPost } from '../../../domain/post/trending.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import { trendingKey } from '../../keys.ts';
import { getRow, type Table } from '../../table.ts';
import { findPosts } from './find-posts.ts';

const TrendSchema: z.ZodMiniType<TrendingPost> = z.object({ session_id: SessionIdSchema, author_id: z.string() });
const RowSchema = z.object({ posts: z.array(TrendSchema) });
const PlaceSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000));

const placeOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const place = z.safeParse(PlaceSchema, decodeCursor(cursor, 1)[0]);
  if (!place.success) throw new AppError('bad_cursor');
  return place.data;
};

/** The order is stored in one row that is rewritten every 15 minutes; the cursor is a position in it. */
export const listTrending = async (
  table: Table,
  { limit, cursor }: Pick<FeedQuery, 'limit' | 'cursor'>,
): Promise<PostPage> => {
  const start = placeOf(cursor);
  const row = await getRow(table, trendingKey);
  const all = row === undefined ? [] : z.parse(RowSchema, row).posts;
  const end = start + limit;
  return {
    posts: await findPosts(table, all.slice(start, end)),
    cursor: end < all.length ? encodeCursor([String(end)]) : null,
  };
};
