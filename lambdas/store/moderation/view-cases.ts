import type { CaseRecord, CaseView } from '../../domain/moderation/ports.ts';
import { getRows } from '../batch.ts';
import { profileKey, sessionKey } from '../keys.ts';
import { parseSession } from '../session/row.ts';
import type { Table } from '../table.ts';
import { parseUser } from '../user/row.ts';

/** Cases with their sessions and the names of the authors, in the same order. */
export const viewCases = async (table: Table, cases: readonly CaseRecord[]): Promise<CaseView[]> => {
  const authors = [...new Set(cases.map(({ author_id }) => author_id))];
  const [sessions, users] = await Promise.all([
    getRows(
      table,
      cases.map(({ session_id }) => sessionKey(session_id)),
      { consistent: true },
    ),
    getRows(table, authors.map(profileKey)),
  ]);
  const sessionOf = new Map(sessions.map(parseSession).map((session) => [session.id, session]));
  const nameOf = new Map(users.map(parseUser).map(({ id, name }) => [id, name]));
  return cases.map((record) => ({
    record,
    session: sessionOf.get(record.session_id),
    authorName: nameOf.get(record.author_id) ?? null,
  }));
};
