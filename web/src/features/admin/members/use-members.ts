import { type InfiniteData, infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Input, Output } from '../../../../../shared/contract/endpoint.ts';
import type { Member, MemberCounts } from '../../../../../shared/model/account/member.ts';
import { type Role, RoleSchema } from '../../../../../shared/model/account/user.ts';
import { api, keyOf } from '../../../lib/api/api.ts';
import { useAddress } from '../../../lib/browser/use-address.ts';

type Page = Output<Contract['listMembers']>;
type Query = Input<Contract['listMembers']>['query'];
export type MemberPages = InfiniteData<Page>;

export const membersQuery = (query: Query) =>
  infiniteQueryOptions<Page, ApiError, MemberPages, readonly unknown[], string | undefined>({
    queryKey: keyOf('listMembers', { query }),
    queryFn: ({ pageParam: cursor, signal }) =>
      api('listMembers', { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } }, { signal }),
    placeholderData: keepPreviousData,
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  });

export const useMemberFilter = () => {
  const { params, set, clear } = useAddress();
  return {
    search: params.get('search') ?? '',
    role: RoleSchema.safeParse(params.get('role')).data,
    setSearch: useCallback((search: string) => set('search', search), [set]),
    setRole: (role: Role | undefined) => set('role', role ?? ''),
    clear,
  };
};

const counted: Readonly<Record<Role, keyof MemberCounts>> = { user: 'users', admin: 'admins', owner: 'owners' };

/** The lists with a changed role: the user leaves lists filtered by the old role, and the counts are adjusted. */
export const keepMember = (queries: QueryClient, from: Role, member: Member): void => {
  for (const query of queries.getQueryCache().findAll({ queryKey: keyOf('listMembers') })) {
    const [, asked] = query.queryKey as readonly [string, Input<Contract['listMembers']> | undefined];
    const fits = asked?.query?.role === undefined || asked.query.role === member.role;
    queries.setQueryData<MemberPages>(
      query.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.flatMap((item) => (item.id !== member.id ? [item] : fits ? [member] : [])),
            counts: {
              ...page.counts,
              [counted[from]]: page.counts[counted[from]] - 1,
              [counted[member.role]]: page.counts[counted[member.role]] + 1,
            },
          })),
        },
    );
  }
};
