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

/** All-time likes and views of a post, without withdrawn likes. */
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
  /** When likes and views were last counted. */
  readonly counted_at: Instant;
  /** The day (yyyy-mm-dd, UTC) of the last count, and the counts at its beginning. */
  readonly day: string;
  readonly day_likes: number;
  readonly day_views: number;
  readonly created_at: Instant;
  readonly version: number;
}

export const dayOf = (at: Instant): string => at.slice(0, 10);

/** The author's public name; null when it is empty or contains an e-mail address. */
const authorName = (author: UserRecord | undefined): string | null => {
  const name = author?.name?.trim() ?? '';
  return name === '' || name.includes('@') ? null : name;
};

export const authorOf = (author: UserRecord | undefined): Pick<PostRecord, 'author_name' | 'author_listed'> => ({
  author_name: authorName(author),
  author_listed: author?.is_public ?? false,
});

/** Whether the session has a post. A hidden session has one too. */
export const hasPost = ({ visibility, deleted_at }: SessionRecord): boolean =>
  visibility !== 'private' && deleted_at === null;

/** Whether a change of the session takes its post away. */
export const losesPost = (before: SessionRecord, after: SessionRecord): boolean => hasPost(before) && !hasPost(after);

/** Throws when a session without a finished generation is to be shared. */
export const withVisibility = (session: SessionRecord, visibility: Visibility): SessionRecord => {
  if (visibility !== 'private' && session.generated_at === null) throw new AppError('not_shareable');
  return { ...session, visibility };
};

/** The fields that a post copies from its session. */
export const cardOf = ({ title, description, mode, category, genre, hidden, visibility }: SessionRecord) => {
  if (visibility === 'private') throw new Error('A private session has no post');
  return { title, description, mode, category, genre, hidden, visibility };
};

const copiedFields = ['title', 'description', 'mode', 'category', 'genre'] as const;

/** Whether a change must be copied to the post. Hiding and sharing write the post themselves. */
export const isCardChanged = ({ before, after }: RecordChange<SessionRecord>): boolean =>
  before !== undefined && after !== undefined && copiedFields.some((field) => before[field] !== after[field]);

export const isAuthorChanged = ({ before, after }: RecordChange<UserRecord>): boolean =>
  before !== undefined && after !== undefined && (before.name !== after.name || before.is_public !== after.is_public);

/** Copies changed fields of a session to its post. Undefined where it does already. */
export const withCard = (post: PostRecord, session: SessionRecord): PostRecord | undefined => {
  const next = { ...post, ...cardOf(session) };
  return isDeepStrictEqual(next, post) ? undefined : next;
};

export const newPost = (
  session: SessionRecord,
  author: UserRecord | undefined,
  counts: PostCounts,
  now: number,
): PostRecord => ({
  session_id: session.id,
  author_id: session.user_id,
  ...authorOf(author),
  ...cardOf(session),
  ...counts,
  counted_at: instant(now),
  day: dayOf(instant(now)),
  day_likes: counts.likes,
  day_views: counts.views,
  created_at: instant(now),
  version: 0,
});

/** `liked`: since when the viewer likes it. A like newer than the counts is added, so that whoever gave it sees it. */
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
