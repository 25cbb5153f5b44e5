import * as z from 'zod/mini';
import { UserSchema } from '../../../shared/model/account/user.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { UserRecord } from '../../domain/user/user.ts';
import { memberIndexes, profileKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

const RowSchema: z.ZodMiniType<UserRecord> = z.extend(UserSchema, {
  signed_out_at: z.optional(InstantSchema),
  deleting_at: z.optional(InstantSchema),
  trial_used_at: z.optional(InstantSchema),
  filing: z.optional(z.int()),
});

export const parseUser = (row: unknown): UserRecord => z.parse(RowSchema, row);

export const userRow = (user: UserRecord) => ({
  ...user,
  ...profileKey(user.id),
  ...memberIndexes(user.id, user.role, user.created_at),
});

export const findUser = async (
  table: Table,
  id: string,
  options: { consistent?: boolean } = {},
): Promise<UserRecord | undefined> => {
  const row = await getRow(table, profileKey(id), options);
  return row === undefined ? undefined : parseUser(row);
};
