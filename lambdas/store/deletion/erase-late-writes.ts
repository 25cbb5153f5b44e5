import type { SessionId } from '../../../shared/model/id.ts';
import { deleteRows } from '../batch.ts';
import { findKeys } from '../find-keys.ts';
import { sessionKey } from '../keys.ts';
import { wholePartition } from '../query.ts';
import type { Table } from '../table.ts';

/** Deletes rows that a running step wrote after its session was erased; answers with their number. */
export const eraseLateWrites = async (table: Table, id: SessionId): Promise<number> => {
  const keys = await findKeys(table, { ...wholePartition(sessionKey(id).PK), ConsistentRead: true });
  await deleteRows(table, keys);
  return keys.length;
};
