import type { SessionId } from '../../../shared/model/id.ts';
import type { CaseStatus, Report, ReportReason } from '../../../shared/model/report.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { AuditEntry } from '../audit/ports.ts';
import type { SessionRecord } from '../session/session.ts';

/** What one reader says of somebody's session. */
export interface ReportRecord {
  readonly session_id: SessionId;
  readonly author_id: string;
  readonly user_id: string;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly reported_at: Instant;
}

/** All that is said of one session, and what became of it. */
export interface CaseRecord {
  readonly session_id: SessionId;
  readonly author_id: string;
  readonly status: CaseStatus;
  readonly reports: number;
  readonly first_at: Instant;
  readonly last_at: Instant;
  readonly decided_at: Instant | null;
  /** Grows with every report and every decision. */
  readonly version: number;
}

/** A case with what its ids lead to now. */
export interface CaseView {
  readonly record: CaseRecord;
  readonly session: SessionRecord | undefined;
  readonly authorName: string | null;
}

export interface CaseQuery {
  readonly status: CaseStatus;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface DecidedCase {
  readonly case: CaseRecord;
  readonly status: CaseStatus;
  readonly at: Instant;
  readonly audit: AuditEntry;
  /** What becomes of the session itself; undefined when nothing does. */
  readonly session?: ((current: SessionRecord | undefined) => SessionRecord) | undefined;
}

export interface CaseStore {
  /** A reader's second report of a session changes nothing. */
  report(report: ReportRecord): Promise<void>;
  view(id: SessionId): Promise<CaseView | undefined>;
  /** Newest first, at most 50. */
  reports(id: SessionId): Promise<readonly Report[]>;
  list(query: CaseQuery): Promise<{ readonly cases: readonly CaseView[]; readonly cursor: string | null }>;
  /** Case, session, its post and the audit trail: together or not at all. */
  decide(ruling: DecidedCase): Promise<void>;
}
