import type { SessionId } from '../../../shared/model/id.ts';
import type { FeedSort } from '../../../shared/model/post.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from '../session/session.ts';
import type { PostRecord } from './post.ts';

export interface FeedQuery {
  readonly sort: FeedSort;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface TermQuery {
  /** Folded words, none empty. */
  readonly terms: readonly string[];
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface PersonQuery {
  readonly userId: string;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** Hidden and removed posts are left out, so a page may be short although there is a next one. */
export interface PostPage {
  readonly posts: readonly PostRecord[];
  readonly cursor: string | null;
}

/** A session and its author's id. */
export type SharedSession = Pick<SessionRecord, 'id' | 'user_id'>;

export interface PostStore {
  /** Decides on the stored session and writes it in one transaction with its post, which is created, changed or deleted. */
  share(
    id: SessionId,
    decide: (current: SessionRecord | undefined) => SessionRecord,
    now: number,
  ): Promise<SessionRecord>;
  find(author: string, session: SessionId): Promise<PostRecord | undefined>;
  feed(query: FeedQuery): Promise<PostPage>;
  search(query: TermQuery): Promise<PostPage>;
  ofPerson(query: PersonQuery): Promise<PostPage>;
  /** False when nothing changed. */
  like(session: SharedSession, userId: string, now: number): Promise<boolean>;
  unlike(session: SharedSession, userId: string): Promise<boolean>;
  /** The sessions among them that the user likes, and since when. */
  likes(userId: string, sessions: readonly SessionId[]): Promise<ReadonlyMap<SessionId, Instant>>;
  /** False when the user's view was counted today already. */
  view(session: SharedSession, userId: string, now: number): Promise<boolean>;
}
