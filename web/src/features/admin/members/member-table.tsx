import type { ReactNode } from 'react';
import type { Member } from '../../../../../shared/model/account/member.ts';
import type { Role } from '../../../../../shared/model/account/user.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { columns, MemberRow } from './member-row.tsx';
import { membersTexts } from './texts.ts';
import { useRoleChange } from './use-role-change.ts';

function Frame({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <div className="overflow-hidden rounded-card border border-rule bg-raised">
      <table
        aria-label={membersTexts.tableLabel}
        aria-busy={busy || undefined}
        className="w-full text-left text-15 max-md:block"
      >
        <thead className="text-14 text-quiet max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 font-firm">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">{children}</tbody>
      </table>
    </div>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function MemberTableSkeleton() {
  return (
    <Frame busy>
      {places.map((place) => (
        <tr key={place} className="border-rule max-md:block max-md:border-b max-md:px-4 max-md:py-4 md:border-t">
          {columns.map((column) => (
            <td key={column} className="max-md:block max-md:py-2 md:h-[68px] md:px-4">
              <Skeleton className="h-3.5 w-3/5" />
            </td>
          ))}
        </tr>
      ))}
    </Frame>
  );
}

/** The matching users; a list of cards on a phone. */
export function MemberTable({ members, caller }: { members: readonly Member[]; caller: { id: string; role: Role } }) {
  const { saving, change } = useRoleChange();
  return (
    <Frame>
      {members.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          caller={caller}
          saving={saving.has(member.id)}
          onChange={(role) => void change(member, role)}
        />
      ))}
    </Frame>
  );
}
