import { remove } from '../fragment.ts';
import { profileKey } from '../keys.ts';
import { countMembers } from '../site/count-members.ts';
import { type Table, transact } from '../table.ts';
import { putTerms } from '../user/members/put-terms.ts';
import { findUser } from '../user/row.ts';

class Gone extends Error {}

/**
 * The profile, and the person out of the counts: both or neither, so nobody is taken away twice. The table's stream
 * tells the audit trail. False when it has gone before.
 */
export const eraseProfile = async (table: Table, userId: string): Promise<boolean> => {
  const user = await findUser(table, userId, { consistent: true });
  if (!user) return false;
  await putTerms(table, user, undefined);
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
