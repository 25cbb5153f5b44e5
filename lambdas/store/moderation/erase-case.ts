import type { SessionId } from '../../../shared/model/id.ts';
import { deleteRows } from '../batch.ts';
import { findKeys } from '../find-keys.ts';
import { caseKey } from '../keys.ts';
import { wholePartition } from '../query.ts';
import type { Table } from '../table.ts';

/** Deletes all reports of a deleted session. */
export const eraseCase = async (table: Table, id: SessionId): Promise<void> =>
  deleteRows(table, await findKeys(table, wholePartition(caseKey(id).PK)));
