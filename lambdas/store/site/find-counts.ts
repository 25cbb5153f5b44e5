import * as z from 'zod/mini';
import type { MemberCounts } from '../../../shared/model/account/member.ts';
import { countsKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

const number = z._default(z.int(), 0);
/** In the row, `users` is everybody. */
const RowSchema = z.object({ users: number, admins: number, owners: number, pro: number });

/** Consistent: who has just changed a role sees it counted. */
export const findCounts = async (table: Table): Promise<MemberCounts> => {
  const row = z.parse(RowSchema, (await getRow(table, countsKey, { consistent: true })) ?? {});
  return { ...row, users: Math.max(0, row.users - row.admins - row.owners) };
};
