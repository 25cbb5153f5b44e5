import type { SubscriptionRecord } from '../../domain/subscription/subscription.ts';
import { subscriptionKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseSubscription } from './row.ts';

/** Consistent: a tab asks as soon as it hears that the row has changed. */
export const findSubscription = async (table: Table, userId: string): Promise<SubscriptionRecord | undefined> => {
  const row = await getRow(table, subscriptionKey(userId), { consistent: true });
  return row === undefined ? undefined : parseSubscription(row);
};
