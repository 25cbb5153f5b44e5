import type { Role } from '../../../shared/model/account/user.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from '../session/session.ts';

/** What is left of an account while it goes, and for a month afterwards: an id, so that nothing makes it again. */
export interface DeletionJob {
  readonly user_id: string;
  /** How often everything has been gone through. */
  readonly passes: number;
  /** Sessions that were being written: a step of theirs may leave something behind until it has ended. */
  readonly stopped: readonly SessionId[];
  readonly started_at: Instant;
  readonly finished_at: Instant | null;
}

export interface OwnedSessionPage {
  readonly sessions: readonly SessionRecord[];
  readonly cursor: string | null;
}

export interface DeletionStore {
  /** Signs the person out everywhere and notes the job, together or not at all. */
  begin(leaver: { readonly userId: string; readonly role: Role }, at: Instant): Promise<void>;
  find(userId: string): Promise<DeletionJob | undefined>;
  save(job: DeletionJob): Promise<void>;
  /** Ends the job; the row vanishes by itself. */
  finish(job: DeletionJob, at: Instant): Promise<void>;
  /** Sessions that are still there, a page at a time. */
  sessions(userId: string, cursor: string | null): Promise<OwnedSessionPage>;
  /** The row last, by which it is found. */
  eraseSession(session: SessionRecord): Promise<void>;
  /** What has been written below a session since it was erased. */
  eraseBelow(id: SessionId): Promise<number>;
  /** What the payment provider knows the person by. */
  customers(userId: string): Promise<readonly string[]>;
  /** Everything they own outside their own partition, but sessions; how much that was. Counters follow. */
  eraseOwned(userId: string): Promise<number>;
  /** Their own partition, but the profile; how much that was. */
  eraseOwn(userId: string): Promise<number>;
  /** The profile and what it is found by and counted in; false when it has gone before. */
  eraseProfile(userId: string): Promise<boolean>;
}

/** The identity provider, where somebody leaves. An account that is gone is no failure. */
export interface IdentityAccounts {
  signOut(userId: string): Promise<void>;
  erase(userId: string): Promise<void>;
}
