import type { MemberPage, MemberQuery, MemberStore } from '../../../domain/user/member-ports.ts';
import { MIN_TERM_LENGTH, searchTerm } from '../../../domain/user/search-terms.ts';
import { findCounts } from '../../site/find-counts.ts';
import type { Table } from '../../table.ts';
import { findUser } from '../row.ts';
import { listMembers } from './list-members.ts';
import { scanMembers } from './scan-members.ts';
import { searchMembers } from './search-members.ts';
import { setRole } from './set-role.ts';

const list = async (table: Table, { search, role, ...page }: MemberQuery): Promise<MemberPage> => {
  if (search === undefined) return listMembers(table, { role, ...page });
  const term = searchTerm(search);
  if (term === undefined) return { members: [], cursor: null };
  const few = role === 'admin' || role === 'owner';
  if (few || term.length < MIN_TERM_LENGTH) return scanMembers(table, { term, role, ...page });
  const found = await searchMembers(table, { term, ...page });
  return role === undefined ? found : { ...found, members: found.members.filter((member) => member.role === role) };
};

export const createMemberStore = (table: Table): MemberStore => ({
  list: (query) => list(table, query),
  counts: () => findCounts(table),
  find: (id) => findUser(table, id, { consistent: true }),
  setRole: (change) => setRole(table, change),
});
