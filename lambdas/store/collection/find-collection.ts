import type { CollectionId } from '../../../shared/model/id.ts';
import type { CollectionRecord } from '../../domain/collection/collection.ts';
import { collectionKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseCollection } from './row.ts';

/** Consistent: what it says decides access. */
export const findCollection = async (table: Table, id: CollectionId): Promise<CollectionRecord | undefined> => {
  const row = await getRow(table, collectionKey(id), { consistent: true });
  return row === undefined ? undefined : parseCollection(row);
};
