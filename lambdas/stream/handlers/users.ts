import { accountActivity } from '../../domain/audit/account-activity.ts';
import { areSearchTermsStale } from '../../domain/user/search-terms.ts';
import { table } from '../../runtime/container.ts';
import { groups } from '../../runtime/services/lazy-identity.ts';
import { recordAudit } from '../../store/audit/record-audit.ts';
import type { TableChange } from '../../store/stream/table-change.ts';
import { writeIf } from '../../store/table.ts';
import { indexMember } from '../../store/user/members/index-member.ts';
import { findUser } from '../../store/user/row.ts';

export const recordActivity = async (change: TableChange<'user'>): Promise<void> => {
  const entry = accountActivity(change);
  if (entry) await writeIf(table(), recordAudit(entry));
};

/** Changes may arrive twice and late, so the stored record counts. */
const current = (id: string) => findUser(table(), id, { consistent: true });

/** Updates the search terms of a member. */
export const indexMemberTerms = async (change: TableChange<'user'>): Promise<void> => {
  const { before, after } = change;
  if (areSearchTermsStale(change)) await indexMember(table(), before, await current((after ?? before)?.id ?? ''));
};

/** The groups of the user pool mirror roles. */
export const mirrorRole = async ({ before, after }: TableChange<'user'>): Promise<void> => {
  if (!before || !after || before.role === after.role) return;
  const now = await current(after.id);
  if (now) await groups().mirror(now.id, now.role);
};
