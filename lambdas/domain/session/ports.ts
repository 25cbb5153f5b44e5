import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { SceneId, SessionId } from '../../../shared/model/id.ts';
import type { OpeningSoFar } from '../../../shared/model/session/opening.ts';
import type { LearningStatus } from '../../../shared/model/session/session.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { IdempotentRequest } from '../request/request.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { LibraryEntry } from './library-entry.ts';
import type { SessionRecord } from './session.ts';
import type { SessionFilter } from './session-filter.ts';

export interface SessionQuery {
  readonly userId: string;
  readonly mode: Mode | undefined;
  readonly tab: LearningStatus | undefined;
  readonly filter?: SessionFilter | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** `since`: sessions deleted before have expired. */
export interface BinQuery {
  readonly userId: string;
  readonly mode: Mode;
  readonly since: Instant;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface AnchorQuery {
  readonly userId: string;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** With `wanted`, and where sessions are left out, a page may be short or empty although its cursor leads on. */
export interface SessionPage {
  readonly sessions: readonly SessionRecord[];
  readonly cursor: string | null;
}

/** A card of the dashboard: the user's own session, or somebody else's that they added. */
export type DashboardEntry = SessionRecord | LibraryEntry;

export interface DashboardPage {
  readonly entries: readonly DashboardEntry[];
  readonly cursor: string | null;
}

export interface SessionStore {
  /** Repeatable: the same request creates one session. */
  create(session: SessionRecord, request: IdempotentRequest | undefined): Promise<SessionRecord>;
  find(id: SessionId): Promise<SessionRecord | undefined>;
  /** The sessions that exist, by id. */
  findMany(ids: readonly SessionId[]): Promise<ReadonlyMap<SessionId, SessionRecord>>;
  list(query: SessionQuery): Promise<DashboardPage>;
  /** Decides on the stored session, again after a concurrent write; undefined leaves it as it is. */
  change(
    id: SessionId,
    decide: (current: SessionRecord | undefined) => SessionRecord | undefined,
  ): Promise<SessionRecord | undefined>;
  /** Like `change`, for changes that affect the author's stats too, such as moving to the bin. */
  rewrite(id: SessionId, decide: (current: SessionRecord | undefined) => SessionRecord): Promise<SessionRecord>;
  /** Deletes the session for good unless `decide` throws. */
  purge(id: SessionId, decide: (current: SessionRecord | undefined) => SessionRecord): Promise<void>;
  /** Newest deleted first. */
  listBinned(query: BinQuery): Promise<SessionPage>;
  /** Up to 100. */
  countBinned(query: Pick<BinQuery, 'userId' | 'mode' | 'since'>): Promise<number>;
  /** Newest made first, in the bin or not. */
  listAnchors(query: AnchorQuery): Promise<SessionPage>;
  /** Every scene that may be read, in order. */
  scenes(session: SessionRecord): Promise<readonly SceneRecord[]>;
  scene(id: SceneId): Promise<SceneRecord | undefined>;
  /** What the running generation has written of the first scene so far. `now` is epoch milliseconds. */
  opening(session: SessionRecord, now: number): Promise<OpeningSoFar | undefined>;
}
