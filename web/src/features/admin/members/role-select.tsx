import { LoaderCircle } from 'lucide-react';
import type { Member } from '../../../../../shared/model/account/member.ts';
import type { Role } from '../../../../../shared/model/account/user.ts';
import { Select } from '../../../ui/form/select.tsx';
import { membersTexts } from './texts.ts';
import { calledName } from './use-role-change.ts';

export const roleNames: Readonly<Record<Role, string>> = {
  user: membersTexts.roleUser,
  admin: membersTexts.roleAdmin,
  owner: membersTexts.roleOwner,
};

interface RoleSelectProps {
  member: Member;
  /** The admin who views the list. */
  caller: { id: string; role: Role };
  saving: boolean;
  onChange: (role: Role) => void;
}

/** A user's role, as a select where the viewer may change it: nobody their own, and only an owner another owner's. */
export function RoleSelect({ member, caller, saving, onChange }: RoleSelectProps) {
  if (member.id === caller.id) return <span className="text-14 text-quiet">{membersTexts.self}</span>;
  if (member.role === 'owner' && caller.role !== 'owner')
    return <span className="text-14 text-quiet">{membersTexts.ownersOnly}</span>;
  const roles: readonly Role[] = caller.role === 'owner' ? ['user', 'admin', 'owner'] : ['user', 'admin'];
  return (
    <span className="flex items-center gap-2">
      <Select
        aria-label={membersTexts.roleLabel({ name: calledName(member) })}
        className="max-w-36 text-15"
        value={member.role}
        options={roles.map((value) => ({ value, label: roleNames[value] }))}
        onChange={(role) => role !== member.role && onChange(role)}
        disabled={saving}
      />
      {saving && (
        <span role="status">
          <LoaderCircle className="animate-turn text-quiet" />
          <span className="sr-only">{membersTexts.saving}</span>
        </span>
      )}
    </span>
  );
}
