import type { RecordChange } from '../record-change.ts';
import type { UserRecord } from '../user/user.ts';
import type { AuditEntry } from './ports.ts';

const eventOf = ({ before, after }: RecordChange<UserRecord>): Pick<AuditEntry, 'kind' | 'at'> | undefined => {
  if (before && !after) return { kind: 'account_deleted', at: before.deleting_at ?? before.updated_at };
  if (!after) return undefined;
  if (!before) return { kind: 'signed_up', at: after.created_at };
  if (before.subscription_tier === after.subscription_tier) return undefined;
  return { kind: after.subscription_tier === 'pro' ? 'subscribed' : 'unsubscribed', at: after.updated_at };
};

/** The audit entry of a change of a user's record; undefined when there is none. A role change is audited where it is written. */
export const accountActivity = (change: RecordChange<UserRecord>): AuditEntry | undefined => {
  const event = eventOf(change);
  const subject = (change.after ?? change.before)?.id;
  return event && subject !== undefined ? { ...event, actor: null, subject, role: null } : undefined;
};
