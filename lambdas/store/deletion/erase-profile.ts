import { remove } from '../fragment.ts';
import { profileKey } from '../keys.ts';
import { countMembers } from '../site/count-members.ts';
import { type Table, transact } from '../table.ts';
import { indexMember } from '../user/members/index-member.ts';
import { findUser } from '../user/row.ts';

class Gone extends Error {}

/**
 * Deletes the profile and lowers the user counts in one transaction. The table's stream
 * writes the audit entry. False when it was gone before.
 */
export const eraseProfile = async (table: Table, userId: string): Promise<boolean> => {
  const user = await findUser(table, userId, { consistent: true });
  if (!user) return false;
  await indexMember(table, user, undefined);
  try {
    await transact(table, [
      remove(profileKey(userId), {
        expression: 'subscription_tier = :tier',
        values: { ':tier': user.subscription_tier },
        refusal: () => new Gone(),
      }),
      countMembers(user.subscription_tier === 'pro' ? { users: -1, pro: -1 } : { users: -1 }),
    ]);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
  }
  return true;
};
