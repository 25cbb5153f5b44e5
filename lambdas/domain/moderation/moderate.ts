import { AppError } from '../../../shared/model/app-error.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import type { Case, CaseDecision, CaseStatus, ReportReason } from '../../../shared/model/report.ts';
import { instant } from '../../../shared/model/time.ts';
import type { AuditEntry } from '../audit/ports.ts';
import { hasPost } from '../post/post.ts';
import { isOwner, open } from '../session/access.ts';
import type { SessionRecord } from '../session/session.ts';
import type { CaseStore, CaseView, ReportRecord } from './ports.ts';

interface ReportInput {
  readonly userId: string;
  readonly reason: ReportReason;
  readonly note: string | undefined;
  readonly now: number;
}

/** A user may report any session that they can read and do not own. */
export const newReport = (
  found: SessionRecord | undefined,
  { userId, reason, note, now }: ReportInput,
): ReportRecord => {
  const session = open(found, { userId }, now);
  if (isOwner(session, { userId })) throw new AppError('own_session');
  return {
    session_id: session.id,
    author_id: session.user_id,
    user_id: userId,
    reason,
    note: note || null,
    reported_at: instant(now),
  };
};

type Kind = Extract<AuditEntry['kind'], 'session_hidden' | 'session_restored' | 'report_dismissed'>;

const withHidden =
  (hidden: boolean) =>
  (current: SessionRecord | undefined): SessionRecord => {
    if (!current || (hidden && !hasPost(current))) throw new AppError('nothing_to_hide');
    return { ...current, hidden };
  };

const decisions: Readonly<Record<CaseDecision, { status: CaseStatus; kind: Kind; hidden?: boolean }>> = {
  hide: { status: 'hidden', kind: 'session_hidden', hidden: true },
  restore: { status: 'dismissed', kind: 'session_restored', hidden: false },
  dismiss: { status: 'dismissed', kind: 'report_dismissed' },
};

/** Hiding takes a session from everybody but its author; restoring gives it back; dismissing leaves it as it is. */
export const decideCase = async (
  cases: CaseStore,
  { sessionId, decision, by, now }: { sessionId: SessionId; decision: CaseDecision; by: string; now: number },
): Promise<CaseView> => {
  const view = await cases.view(sessionId);
  if (!view) throw new AppError('session_not_found');
  const { status, kind, hidden } = decisions[decision];
  // Only what is hidden is restored, and nothing else is done to it
  if ((decision === 'restore') !== (view.record.status === 'hidden')) throw new AppError('conflict');
  const at = instant(now);
  await cases.decide({
    case: view.record,
    status,
    at,
    audit: { at, kind, actor: by, subject: sessionId, role: null },
    ...(hidden === undefined ? {} : { session: withHidden(hidden) }),
  });
  return { ...view, record: { ...view.record, status, decided_at: at } };
};

/** Whether a moderator may read the session: it is shared, or hidden by moderation. */
export const isReviewable = (session: SessionRecord | undefined): session is SessionRecord =>
  session !== undefined && (hasPost(session) || session.hidden);

export const presentCase = ({ record, session, authorName }: CaseView): Case => ({
  session_id: record.session_id,
  status: record.status,
  reports: record.reports,
  first_at: record.first_at,
  last_at: record.last_at,
  decided_at: record.decided_at,
  session: session
    ? {
        title: session.title,
        mode: session.mode,
        visibility: session.visibility,
        author: { id: session.user_id, name: authorName },
      }
    : null,
});
