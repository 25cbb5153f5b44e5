import * as z from 'zod/mini';
import { ModeSchema } from '../catalogue/contract-choices.ts';
import { SessionIdSchema } from './id.ts';
import { VisibilitySchema } from './session/visibility.ts';
import { InstantSchema } from './time.ts';

const text = z.nullable(z.string());

/** The author. It never contains an e-mail address or part of one. */
const AuthorSchema = z.object({
  /** Only where there is a public profile that whoever asks may look at. */
  id: text,
  /** Null for one without a name. */
  name: text,
});

/** What stands in the community for a session that is not private. A session has one post at most, with its own id. */
export const PostSchema = z.object({
  id: SessionIdSchema,
  story_session_id: SessionIdSchema,
  title: z.string(),
  description: text,
  mode: ModeSchema,
  category: text,
  genre: text,
  visibility: VisibilitySchema,
  is_public: z.boolean(),
  likes_count: z.int(),
  /** Number of views: one per reader and day, without the author. */
  views_count: z.int(),
  /** When it was shared. */
  created_at: InstantSchema,
  author: AuthorSchema,
  /** Of whoever asks: whether it is theirs, and whether they like it. */
  own: z.boolean(),
  liked: z.boolean(),
});
export type Post = z.infer<typeof PostSchema>;

export const FeedSortSchema = z.enum(['recent', 'popular', 'trending']);
export type FeedSort = z.infer<typeof FeedSortSchema>;

export const ANONYMOUS_AUTHOR = 'A learner';
