import { BadgeCheck, Crown, Shield, UserRound } from 'lucide-react';
import type { Member } from '../../../../../shared/model/account/member.ts';
import type { Role } from '../../../../../shared/model/account/user.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { planTexts } from '../../../texts/plan.ts';
import { cx } from '../../../ui/cx.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { RoleSelect, roleNames } from './role-select.tsx';
import { membersTexts } from './texts.ts';

export const columns = [
  membersTexts.member,
  membersTexts.role,
  membersTexts.subscription,
  membersTexts.joined,
  membersTexts.actions,
] as const;

const icons = { user: <UserRound />, admin: <Shield />, owner: <Crown /> } as const;

interface MemberRowProps {
  member: Member;
  caller: { id: string; role: Role };
  saving: boolean;
  onChange: (role: Role) => void;
}

/** A table cell. On a phone, where rows are cards, it shows the name of its column. */
const cell = 'max-md:flex max-md:min-h-9 max-md:items-center max-md:justify-between max-md:gap-4 md:px-4 md:py-3';
const Label = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="text-14 text-quiet md:hidden">
    {children}
  </span>
);

export function MemberRow({ member, caller, saving, onChange }: MemberRowProps) {
  const { name, email, role, subscription_tier: tier, created_at: joined } = member;
  return (
    <tr
      aria-busy={saving || undefined}
      aria-disabled={saving || undefined}
      className={cx(
        'border-rule max-md:block max-md:border-b max-md:px-4 max-md:py-4 md:border-t',
        saving && 'bg-sunk text-quiet',
      )}
    >
      <td className="max-md:block max-md:pb-1 md:px-4 md:py-3">
        <span className="block font-semi wrap-anywhere">{name ?? email}</span>
        {name !== null && <span className="block text-14 text-quiet wrap-anywhere">{email}</span>}
      </td>
      <td className={cell}>
        <Label>{membersTexts.role}</Label>
        <Badge tone={role === 'user' ? 'plain' : 'mode'} icon={icons[role]}>
          {roleNames[role]}
        </Badge>
      </td>
      <td className={cell}>
        <Label>{membersTexts.subscription}</Label>
        {tier === 'pro' ? (
          <Badge tone="done" icon={<BadgeCheck />}>
            {planTexts.pro}
          </Badge>
        ) : (
          <Badge>{planTexts.free}</Badge>
        )}
      </td>
      <td className={cx(cell, 'whitespace-nowrap tabular-nums')}>
        <Label>{membersTexts.joined}</Label>
        <time dateTime={joined}>{formatDate(joined)}</time>
      </td>
      <td className={cx(cell, 'lg:w-56')}>
        <Label>{membersTexts.actions}</Label>
        <RoleSelect member={member} caller={caller} saving={saving} onChange={onChange} />
      </td>
    </tr>
  );
}
