import type { AuditEntry } from '../../domain/audit/ports.ts';
import type { UserRecord } from '../../domain/user/user.ts';
import { table } from '../../runtime/container.ts';
import { groups } from '../../runtime/services/lazy-identity.ts';
import { recordAudit } from '../../store/audit/record-audit.ts';
import { writeIf } from '../../store/single.ts';
import { findUser } from '../../store/user/find-user.ts';
import { putTerms } from '../../store/user/members/put-terms.ts';

interface Images {
  readonly before: UserRecord | undefined;
  readonly after: UserRecord | undefined;
}

/** What the audit trail tells of a change. Roles are not among it: they are recorded by who changes them. */
const eventOf = ({ before, after }: Images): Pick<AuditEntry, 'kind' | 'at'> | undefined => {
  if (before && !after) return { kind: 'account_deleted', at: before.deleting_at ?? before.updated_at };
  if (!after) return undefined;
  if (!before) return { kind: 'signed_up', at: after.created_at };
  if (before.subscription_tier === after.subscription_tier) return undefined;
  return { kind: after.subscription_tier === 'pro' ? 'subscribed' : 'unsubscribed', at: after.updated_at };
};

const isFiledAnew = ({ before, after }: Images): boolean =>
  before?.name !== after?.name || before?.email !== after?.email || before?.filing !== after?.filing;

/**
 * A member is found by what they are called, and the groups of the user pool mirror their role. Changes may be told
 * twice: what is stored by now is what counts.
 */
export const followProfile = async (images: Images): Promise<void> => {
  const { before, after } = images;
  const id = after?.id ?? before?.id ?? '';
  const event = eventOf(images);
  if (event) await writeIf(table(), recordAudit({ ...event, actor: null, subject: id, role: null }));
  const moved = before !== undefined && after !== undefined && before.role !== after.role;
  if (!moved && !isFiledAnew(images)) return;
  const now = await findUser(table(), id, { consistent: true });
  if (isFiledAnew(images)) await putTerms(table(), before, now);
  if (moved && now) await groups().mirror(id, now.role);
};
