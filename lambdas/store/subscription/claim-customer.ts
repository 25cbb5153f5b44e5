import { AppError } from '../../../shared/model/app-error.ts';
import { absent, put, update } from '../fragment.ts';
import { customerKey, ownedCustomer, ownedIndex, profileKey } from '../keys.ts';
import { type Table, transact } from '../table.ts';
import { findUser } from '../user/row.ts';

class Claimed extends Error {}

/** Links profile and customer. A second call is answered with the stored customer. */
export const claimCustomer = async (table: Table, userId: string, customerId: string): Promise<string> => {
  const claimed = () => new Claimed();
  try {
    await transact(table, [
      put(
        {
          ...customerKey(customerId),
          user_id: userId,
          GSI3PK: ownedIndex(userId),
          GSI3SK: ownedCustomer(customerId),
        },
        absent(claimed),
      ),
      update(
        profileKey(userId),
        'SET stripe_customer_id = :customer',
        { ':customer': customerId },
        {},
        {
          expression: 'stripe_customer_id = :none AND attribute_not_exists(deleting_at)',
          values: { ':none': null },
          refusal: claimed,
        },
      ),
    ]);
    return customerId;
  } catch (error) {
    if (!(error instanceof Claimed)) throw error;
    const user = await findUser(table, userId, { consistent: true });
    if (!user?.stripe_customer_id || user.deleting_at !== undefined) throw new AppError('unauthenticated');
    return user.stripe_customer_id;
  }
};
