import type { AuditItem, AuditItemKind } from '../../../shared/model/account/audit-item.ts';
import type { Role } from '../../../shared/model/account/user.ts';
import type { Instant } from '../../../shared/model/time.ts';

/** An entry of the audit trail. It stores ids only, never names. */
export interface AuditEntry {
  readonly at: Instant;
  readonly kind: AuditItemKind;
  /** Who did it, where that is somebody else than the subject. */
  readonly actor: string | null;
  /** A user's id, or for moderation a session's. */
  readonly subject: string;
  readonly role: { readonly from: Role; readonly to: Role } | null;
}

export interface ActivityQuery {
  readonly limit: number;
  readonly cursor: string | undefined;
  /** Epoch milliseconds; entries that have expired by then are left out. */
  readonly now: number;
}

export interface ActivityStore {
  /** Newest first, with the names that the ids have now. */
  list(query: ActivityQuery): Promise<{ readonly items: readonly AuditItem[]; readonly cursor: string | null }>;
}
