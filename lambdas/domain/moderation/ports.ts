import type { SessionId } from '../../../shared/model/id.ts';
import type { CaseStatus, Report, ReportReason } from '../../../shared/model/report.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { AuditEntry } from '../audit/ports.ts';
import type { SessionRecord } from '../session/session.ts';

/** One user's report of somebody else's session. */
export interface ReportRecord {
  readonly session_id: SessionId;
  readonly author_id: string;
  readonly user_id: string;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly reported_at: Instant;
}

/** All reports of one session, and the decision. */
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

/** A case with its session and its author's name as they are now. */
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
  /** Change of the session; undefined when it stays as it is. */
  readonly session?: ((current: SessionRecord | undefined) => SessionRecord) | undefined;
}

export interface CaseStore {
  /** A reader's second report of a session changes nothing. */
  report(report: ReportRecord): Promise<void>;
  view(id: SessionId): Promise<CaseView | undefined>;
  /** Newest first, at most 50. */
  reports(id: SessionId): Promise<readonly Report[]>;
  list(query: CaseQuery): Promise<{ readonly cases: readonly CaseView[]; readonly cursor: string | null }>;
  /** Writes case, session, its post and the audit trail in one transaction. */
  decide(ruling: DecidedCase): Promise<void>;
}
