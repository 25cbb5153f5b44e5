import * as z from 'zod/mini';
import { AppError } from '../../../../shared/model/app-error.ts';
import type { MemberPage, MemberQuery } from '../../../domain/user/member-ports.ts';
import { MAX_KEY_LENGTH, termsOf } from '../../../domain/user/search-terms.ts';
import type { UserRecord } from '../../../domain/user/user.ts';
import { getRows } from '../../batch.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import { memberTermKey, profileKey } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parseUser } from '../row.ts';

/** Rows that are looked at for each member wanted: the term often stands in name and address. */
const ROWS_A_MEMBER = 2;

const RowSchema = z.object({ SK: z.string(), user_id: z.string(), text: z.string() });
type TermRow = z.infer<typeof RowSchema>;

/** First sort key by which a member is found; the member is listed there and nowhere else. */
const firstKey = (user: UserRecord, term: string): string | undefined =>
  termsOf(user)
    .filter(({ text }) => text.startsWith(term))
    .map(({ head, field }) => memberTermKey(head, user.id, field).SK)
    .sort()[0];

/** Members in the order of what is found in their name or address. `term` is folded. */
export const searchMembers = async (
  table: Table,
  { term, limit, cursor }: Pick<MemberQuery, 'limit' | 'cursor'> & { readonly term: string },
): Promise<MemberPage> => {
  const head = term.slice(0, MAX_KEY_LENGTH);
  const { PK } = memberTermKey(head, '', 'name');
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  if (after !== undefined && !after.startsWith(head)) throw new AppError('bad_cursor');
  const { items, more } = await queryPage(table, {
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :head)',
    ExpressionAttributeValues: { ':pk': PK, ':head': head },
    Limit: limit * ROWS_A_MEMBER,
    ...(after === undefined ? {} : { ExclusiveStartKey: { PK, SK: after } }),
  });
  const seen = items.map((item) => z.parse(RowSchema, item));
  const byUser = new Map<string, TermRow>();
  let last: TermRow | undefined;
  for (const row of seen) {
    if (row.text.startsWith(term) && !byUser.has(row.user_id)) {
      if (byUser.size === limit) break;
      byUser.set(row.user_id, row);
    }
    last = row;
  }
  const users = (await getRows(table, [...byUser.keys()].map(profileKey))).map(parseUser);
  const members = [...byUser.values()].flatMap(({ user_id, SK }) => {
    const user = users.find(({ id }) => id === user_id);
    return user && firstKey(user, term) === SK ? [user] : [];
  });
  return { members, cursor: last && (more || last !== seen.at(-1)) ? encodeCursor([last.SK]) : null };
};
