import type { Role } from '../../../shared/model/account/user.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from '../session/session.ts';

/** A running deletion. Its row stays for a month after the end, so that an old token cannot create the account again. */
export interface DeletionJob {
  readonly user_id: string;
  /** Number of passes made. */
  readonly passes: number;
  /** Sessions whose generation was stopped: its last step may still write something. */
  readonly stopped: readonly SessionId[];
  readonly started_at: Instant;
  readonly finished_at: Instant | null;
}

export interface OwnedSessionPage {
  readonly sessions: readonly SessionRecord[];
  readonly cursor: string | null;
}

export interface DeletionStore {
  /** Signs the user out everywhere and creates the job, in one transaction. */
  begin(account: { readonly userId: string; readonly role: Role }, at: Instant): Promise<void>;
  find(userId: string): Promise<DeletionJob | undefined>;
  save(job: DeletionJob): Promise<void>;
  /** Ends the job; the row vanishes by itself. */
  finish(job: DeletionJob, at: Instant): Promise<void>;
  /** Sessions that still exist, one page at a time. */
  sessions(userId: string, cursor: string | null): Promise<OwnedSessionPage>;
  /** Deletes the session's own row last, because it is found by that row. */
  eraseSession(session: SessionRecord): Promise<void>;
  /** Deletes rows that were written below a session after it was erased; answers with their number. */
  eraseLateRows(id: SessionId): Promise<number>;
  /** The user's customer ids at the payment provider. */
  customers(userId: string): Promise<readonly string[]>;
  /** Deletes what the user owns outside their partition, except sessions, and lowers its counters; answers with the number of rows. */
  eraseOwnedElsewhere(userId: string): Promise<number>;
  /** Deletes the user's own partition except the profile; answers with the number of rows. */
  eraseUserPartition(userId: string): Promise<number>;
  /** Deletes the profile, its search terms and its share of the counters; false when it was gone before. */
  eraseProfile(userId: string): Promise<boolean>;
}

/** What the identity provider does for a deletion. A missing account is no failure. */
export interface IdentityAccounts {
  signOut(userId: string): Promise<void>;
  erase(userId: string): Promise<void>;
}
