import type { Table } from '../table.ts';
import { findUser } from '../user/row.ts';
import { allOwned } from './owned-keys.ts';

const PREFIX = 'CUSTOMER#';

/** Customer ids from the profile and from the index: either is enough after an interrupted run. */
export const findCustomers = async (table: Table, userId: string): Promise<string[]> => {
  const user = await findUser(table, userId, { consistent: true });
  const found = new Set(user?.stripe_customer_id ? [user.stripe_customer_id] : []);
  for await (const { GSI3SK } of allOwned(table, userId, PREFIX)) found.add(GSI3SK.slice(PREFIX.length));
  return [...found];
};
