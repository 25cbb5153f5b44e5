import { AppError } from '../../../shared/model/app-error.ts';
import type { DecidedCase } from '../../domain/moderation/ports.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Fragment, update } from '../fragment.ts';
import { caseIndex, caseKey } from '../keys.ts';
import { shareSession } from '../post/share-session.ts';
import { type Table, transact } from '../table.ts';

const closed = ({ case: { session_id: id, version }, status, at }: DecidedCase): Fragment =>
  update(
    caseKey(id),
    'SET #status = :status, decided_at = :at, GSI2PK = :list ADD version :one',
    { ':status': status, ':at': at, ':list': caseIndex(status), ':one': 1 },
    { '#status': 'status' },
    // A report that came meanwhile has not been looked at
    { expression: 'version = :version', values: { ':version': version }, refusal: () => new AppError('conflict') },
  );

/** The case and the audit trail, and where the session changes, it and its post with them. */
export const decideCase = async (table: Table, ruling: DecidedCase): Promise<void> => {
  const { session, at, case: record } = ruling;
  const writes = [closed(ruling), recordAudit(ruling.audit)];
  if (session) await shareSession(table, record.session_id, session, Date.parse(at), writes);
  else await transact(table, writes);
};
