import { isDeepStrictEqual } from 'node:util';
import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import type { Post } from '../../../shared/model/post.ts';
import type { Visibility } from '../../../shared/model/session/visibility.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';
import type { RecordChange } from '../record-change.ts';
import type { Reader } from '../session/access.ts';
import type { SessionRecord } from '../session/session.ts';
import type { UserRecord } from '../user/user.ts';

/** Of one post: all there ever were, without those taken back. */
export interface PostCounts {
  readonly likes: number;
  readonly views: number;
}

/** The post of a session that is not private. It is made, changed and removed with the session's visibility. */
export interface PostRecord extends PostCounts {
  readonly session_id: SessionId;
  readonly author_id: string;
  readonly author_name: string | null;
  readonly author_listed: boolean;
  readonly title: string;
  readonly description: string | null;
  readonly mode: Mode;
  readonly category: string | null;
  readonly genre: string | null;
  readonly visibility: Exclude<Visibility, 'private'>;
  readonly hidden: boolean;
  /** When likes and views were last summed up. */
  readonly counted_at: Instant;
  /** The day (yyyy-mm-dd, UTC) of that, and what the sums were when it began. */
  readonly day: string;
  readonly day_likes: number;
  readonly day_views: number;
  readonly created_at: Instant;
  readonly version: number;
}

export const dayOf = (at: Instant): string => at.slice(0, 10);

/** A name that holds an address is none to show. */
const authorName = (author: UserRecord | undefined): string | null => {
  const name = author?.name?.trim() ?? '';
  return name === '' || name.includes('@') ? null : name;
};

export const authorOf = (author: UserRecord | undefined): Pick<PostRecord, 'author_name' | 'author_listed'> => ({
  author_name: authorName(author),
  author_listed: author?.is_public ?? false,
});

/** Whether the session has a post, which holds for a hidden one too. */
export const hasPost = ({ visibility, deleted_at }: SessionRecord): boolean =>
  visibility !== 'private' && deleted_at === null;

/** Whether a change of the session takes its post away. */
export const losesPost = (before: SessionRecord, after: SessionRecord): boolean => hasPost(before) && !hasPost(after);

/** What only has to be written to be read can be shared; making it private is always possible. */
export const withVisibility = (session: SessionRecord, visibility: Visibility): SessionRecord => {
  if (visibility !== 'private' && session.generated_at === null) throw new AppError('not_shareable');
  return { ...session, visibility };
};

/** What a post repeats of its session. */
export const cardOf = ({ title, description, mode, category, genre, hidden, visibility }: SessionRecord) => {
  if (visibility === 'private') throw new Error('A private session has no post');
  return { title, description, mode, category, genre, hidden, visibility };
};

const copiedFields = ['title', 'description', 'mode', 'category', 'genre'] as const;

/** Whether a session says something else than its post. Who hides or shares it writes the post along with it. */
export const isCardChanged = ({ before, after }: RecordChange<SessionRecord>): boolean =>
  before !== undefined && after !== undefined && copiedFields.some((field) => before[field] !== after[field]);

export const isAuthorChanged = ({ before, after }: RecordChange<UserRecord>): boolean =>
  before !== undefined && after !== undefined && (before.name !== after.name || before.is_public !== after.is_public);

/** A post says what its session says: a new title, say. Undefined where it does already. */
export const withCard = (post: PostRecord, session: SessionRecord): PostRecord | undefined => {
  const next = { ...post, ...cardOf(session) };
  return isDeepStrictEqual(next, post) ? undefined : next;
};

export const newPost = (
  session: SessionRecord,
  author: UserRecord | undefined,
  sums: PostCounts,
  now: number,
): PostRecord => ({
  session_id: session.id,
  author_id: session.user_id,
  ...authorOf(author),
  ...cardOf(session),
  ...sums,
  counted_at: instant(now),
  day: dayOf(instant(now)),
  day_likes: sums.likes,
  day_views: sums.views,
  created_at: instant(now),
  version: 0,
});

/** `liked` since when, if at all: a like that is newer than the sums is seen by who gave it all the same. */
export const presentPost = (post: PostRecord, { userId }: Reader, liked: Instant | undefined): Post => ({
  id: post.session_id,
  story_session_id: post.session_id,
  title: post.title,
  description: post.description,
  mode: post.mode,
  category: post.category,
  genre: post.genre,
  visibility: post.visibility,
  is_public: post.visibility === 'public',
  likes_count: Math.max(0, post.likes) + (liked !== undefined && liked > post.counted_at ? 1 : 0),
  views_count: post.views,
  created_at: post.created_at,
  author: { id: userId !== undefined && post.author_listed ? post.author_id : null, name: post.author_name },
  own: post.author_id === userId,
  liked: liked !== undefined,
});
