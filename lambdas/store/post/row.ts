import * as z from 'zod/mini';
import { ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { PostRecord } from '../../domain/post/post.ts';
import { FEED, feedOrder, POPULAR, popularOrder, postKey } from '../keys.ts';

const text = z.nullable(z.string());

const RowSchema: z.ZodMiniType<PostRecord> = z.object({
  session_id: SessionIdSchema,
  author_id: z.string(),
  author_name: text,
  author_listed: z.boolean(),
  title: z.string(),
  description: text,
  mode: ModeSchema,
  category: text,
  genre: text,
  visibility: z.enum(['community', 'public']),
  hidden: z.boolean(),
  likes: z.int(),
  views: z.int(),
  counted_at: InstantSchema,
  day: z.string(),
  day_likes: z.int(),
  day_views: z.int(),
  created_at: InstantSchema,
  version: z.int(),
});

export const parsePost = (row: unknown): PostRecord => z.parse(RowSchema, row);

/** Index keys; a hidden post is in no list. */
const listed = ({ hidden, created_at, author_id, session_id, likes }: PostRecord) => {
  if (hidden) return {};
  const order = feedOrder(created_at, author_id, session_id);
  return { GSI1PK: FEED, GSI1SK: order, GSI2PK: POPULAR, GSI2SK: popularOrder(likes, order) };
};

export const postRow = (post: PostRecord) => ({
  ...post,
  ...postKey(post.author_id, post.session_id),
  ...listed(post),
});
