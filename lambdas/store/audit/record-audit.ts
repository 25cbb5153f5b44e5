import { DAY, epochSeconds } from '../../../shared/model/time.ts';
import type { AuditEntry } from '../../domain/audit/ports.ts';
import { type Fragment, put } from '../fragment.ts';
import { auditKey } from '../keys.ts';

const KEPT_MS = 400 * DAY;

/** Write of an audit entry, for the transaction of the audited change. */
export const recordAudit = (entry: AuditEntry): Fragment =>
  put({
    ...entry,
    ...auditKey(entry.at, entry.kind, entry.subject),
    expires_at: epochSeconds(Date.parse(entry.at) + KEPT_MS),
  });
