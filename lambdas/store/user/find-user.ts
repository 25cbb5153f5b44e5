import type { UserRecord } from '../../domain/user/user.ts';
import { profileKey } from '../keys.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';
import { parseUser } from './row.ts';

export const findUser = async (
  table: Table,
  id: string,
  options: { consistent?: boolean } = {},
): Promise<UserRecord | undefined> => {
  const row = await getRow(table, profileKey(id), options);
  return row === undefined ? undefined : parseUser(row);
};
