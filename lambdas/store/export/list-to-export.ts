import { type OwnedKey, ownedKeys } from '../deletion/owned-keys.ts';
import type { Table } from '../table.ts';

/** Partitions of the user's sessions, also in the bin, each with the cursor behind it. */
export const listToExport = async (
  table: Table,
  userId: string,
  cursor: string | null,
): Promise<{ id: string; cursor: string }[]> => {
  const after = cursor === null ? undefined : (JSON.parse(cursor) as OwnedKey);
  const { keys } = await ownedKeys(table, userId, { after, prefix: 'SESSION#' });
  return keys.map((key) => ({ id: key.PK, cursor: JSON.stringify(key) }));
};
