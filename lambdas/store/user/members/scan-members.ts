import type { MemberPage, MemberQuery } from '../../../domain/user/member-ports.ts';
import { matchesTerm } from '../../../domain/user/search-terms.ts';
import type { Table } from '../../table.ts';
import { listMembers } from './list-members.ts';

const MOST_LOOKED_AT = 500;

/**
 * Searches by scanning the list, newest first: admins and owners are few, and a single letter is in almost every name.
 * `term` is folded. A page may be empty although its cursor leads on.
 */
export const scanMembers = async (
  table: Table,
  { term, ...query }: Pick<MemberQuery, 'role' | 'limit' | 'cursor'> & { readonly term: string },
): Promise<MemberPage> => {
  let looked = 0;
  let page = await listMembers(table, query);
  for (;;) {
    looked += page.members.length;
    const members = page.members.filter((user) => matchesTerm(user, term));
    if (members.length > 0 || page.cursor === null || looked >= MOST_LOOKED_AT) return { ...page, members };
    page = await listMembers(table, { ...query, cursor: page.cursor });
  }
};
