import type { Dumps } from '../../domain/export/ports.ts';
import { getRows } from '../batch.ts';
import { allOwned, type OwnedKey } from '../deletion/owned-keys.ts';
import { profileKey } from '../keys.ts';
import { queryAll, wholePartition } from '../query.ts';
import type { Table } from '../table.ts';
import { dumpRows } from './dump.ts';

/** Technical rows that are no data of the user. */
const PASSING = ['SOCKET', 'REQUEST', 'CHECKOUT', 'UPLOAD', 'EXPORT', 'NOTICE'];

/** A person's own partition, and what they own elsewhere but sessions. */
export const dumpAccount = async (table: Table, userId: string): Promise<Dumps> => {
  const own = await queryAll(table, { ...wholePartition(profileKey(userId).PK), ConsistentRead: true });
  const elsewhere: OwnedKey[] = [];
  for await (const key of allOwned(table, userId))
    if (!/^(SESSION|CUSTOMER|REMIND|LENT)#/.test(key.GSI3SK)) elsewhere.push(key);
  const owned = await getRows(table, elsewhere);
  return { ...dumpRows(own, PASSING), ...dumpRows(owned) };
};
