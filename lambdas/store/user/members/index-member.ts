import { type SearchTerm, termsOf } from '../../../domain/user/search-terms.ts';
import type { UserRecord } from '../../../domain/user/user.ts';
import { deleteRows, putRows } from '../../batch.ts';
import { memberTermKey } from '../../keys.ts';
import type { Table } from '../../table.ts';

const rowsOf = (user: UserRecord | undefined) =>
  new Map(
    (user ? termsOf(user) : []).map(({ head, text, field }: SearchTerm) => {
      const key = memberTermKey(head, user?.id ?? '', field);
      return [`${key.PK}/${key.SK}`, { ...key, user_id: user?.id, text }];
    }),
  );

/**
 * Writes the search terms of a member and deletes those of `before`. Repeatable, and in any order: `now` is
 * the stored record, not that of the change.
 */
export const indexMember = async (
  table: Table,
  before: UserRecord | undefined,
  now: UserRecord | undefined,
): Promise<void> => {
  const [old, terms] = [rowsOf(before), rowsOf(now)];
  await putRows(table, [...terms.values()]);
  await deleteRows(
    table,
    [...old].flatMap(([name, row]) => (terms.has(name) ? [] : [row])),
  );
};
