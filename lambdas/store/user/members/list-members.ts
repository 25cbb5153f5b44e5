import * as z from 'zod/mini';
import { AppError } from '../../../../shared/model/app-error.ts';
import { InstantSchema } from '../../../../shared/model/time.ts';
import type { MemberPage, MemberQuery } from '../../../domain/user/member-ports.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import { memberIndexes, profileKey } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parseUser } from '../row.ts';

/** The member whose place in the list a sort key `created#user` names. */
const placeOf = (sortKey: string) => {
  const [at = '', userId = '', ...rest] = sortKey.split('#');
  if (!z.safeParse(InstantSchema, at).success || userId === '' || rest.length > 0) throw new AppError('bad_cursor');
  return { at, userId };
};

/** Newest first; all, or those of a role. */
export const listMembers = async (
  table: Table,
  { role, limit, cursor }: Pick<MemberQuery, 'role' | 'limit' | 'cursor'>,
): Promise<MemberPage> => {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  const index = role === undefined ? 'GSI1' : 'GSI2';
  const keysOf = (userId: string, at: string) => memberIndexes(userId, role ?? 'user', at);
  const place = after === undefined ? undefined : placeOf(after);
  const partition = keysOf('', '')[`${index}PK`];
  const { items, more } = await queryPage(table, {
    IndexName: index,
    KeyConditionExpression: `${index}PK = :partition`,
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
    Limit: limit,
    ...(place
      ? { ExclusiveStartKey: { ...profileKey(place.userId), [`${index}PK`]: partition, [`${index}SK`]: after } }
      : {}),
  });
  const members = items.map(parseUser);
  const last = members.at(-1);
  return { members, cursor: more && last ? encodeCursor([keysOf(last.id, last.created_at).GSI1SK]) : null };
};
