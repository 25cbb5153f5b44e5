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

/** What was hidden, unshared or does not fit meanwhile is left out, so a page may be short although its cursor leads on. */
export interface PostPage {
  readonly posts: readonly PostRecord[];
  readonly cursor: string | null;
}

/** A session, and whose it is. */
export type SharedSession = Pick<SessionRecord, 'id' | 'user_id'>;

export interface PostStore {
  /** Decides on the session as it is stored now and writes it with its post, which comes, changes or goes: both or neither. */
  share(
    id: SessionId,
    decide: (current: SessionRecord | undefined) => SessionRecord,
    now: number,
  ): Promise<SessionRecord>;
  find(author: string, session: SessionId): Promise<PostRecord | undefined>;
  feed(query: FeedQuery): Promise<PostPage>;
  search(query: TermQuery): Promise<PostPage>;
  ofPerson(query: PersonQuery): Promise<PostPage>;
  /** False when it was liked already, or not. */
  like(session: SharedSession, userId: string, now: number): Promise<boolean>;
  unlike(session: SharedSession, userId: string): Promise<boolean>;
  /** Those of them that this person likes, and since when. */
  likes(userId: string, sessions: readonly SessionId[]): Promise<ReadonlyMap<SessionId, Instant>>;
  /** False when this reader was counted today. */
  view(session: SharedSession, userId: string, now: number): Promise<boolean>;
}
