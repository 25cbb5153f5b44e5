import type { DeletionJob } from '../../domain/deletion/ports.ts';
import { deletionKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseDeletion } from './row.ts';

export const findDeletion = async (table: Table, userId: string): Promise<DeletionJob | undefined> => {
  const row = await getRow(table, deletionKey(userId), { consistent: true });
  return row === undefined ? undefined : parseDeletion(row);
};
