import * as z from 'zod/mini';
import type { CustomerState } from '../../domain/subscription/ports.ts';
import { customerKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { findUser } from '../user/row.ts';
import { findSubscription } from './find-subscription.ts';

const CustomerSchema = z.object({ user_id: z.string() });

/** Whose customer it is and what is known of them. Nobody's, or of somebody who is leaving: undefined. */
export const findCustomer = async (table: Table, customerId: string): Promise<CustomerState | undefined> => {
  const row = await getRow(table, customerKey(customerId), { consistent: true });
  if (row === undefined) return undefined;
  const { user_id: userId } = z.parse(CustomerSchema, row);
  const user = await findUser(table, userId, { consistent: true });
  if (!user || user.deleting_at !== undefined) return undefined;
  const record = await findSubscription(table, userId);
  return { userId, customerId, record, tier: user.subscription_tier, trialUsedAt: user.trial_used_at };
};
