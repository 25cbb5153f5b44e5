import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Member } from '../../../../../shared/model/account/member.ts';
import type { Role } from '../../../../../shared/model/account/user.ts';
import { api, keyOf } from '../../../lib/api/api.ts';
import { saidBy } from '../../../lib/words/reason.ts';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { membersTexts } from './texts.ts';
import { keepMember } from './use-members.ts';

const words = {
  user: { ask: membersTexts.confirmUser, done: membersTexts.changedToUser },
  admin: { ask: membersTexts.confirmAdmin, done: membersTexts.changedToAdmin },
  owner: { ask: membersTexts.confirmOwner, done: membersTexts.changedToOwner },
} as const;

/** How messages name the user: by name, else by address. */
export const calledName = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name ?? email;

/** Confirms and changes a role; `saving` holds the ids of users whose change is in progress. */
export const useRoleChange = () => {
  const queries = useQueryClient();
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const change = async (member: Member, role: Role): Promise<void> => {
    const called = calledName(member);
    const agreed = await confirm({
      title: membersTexts.confirmTitle,
      text: words[role].ask({ called }),
      action: membersTexts.confirm,
    });
    if (!agreed) return;
    setSaving((before) => new Set(before).add(member.id));
    try {
      const input = { params: { target_user_id: member.id }, body: { new_role: role } };
      keepMember(queries, member.role, await api('setUserRole', input));
      toast.success(words[role].done({ called }));
    } catch (error) {
      toast.error(saidBy(error) || membersTexts.changeFailed);
      // The viewer's own role may have been taken away meanwhile, so the page reloads it
      if (error instanceof ApiError && (error.code === 'forbidden' || error.code === 'owners_only'))
        for (const name of ['getMe', 'listMembers'] as const) void queries.invalidateQueries({ queryKey: keyOf(name) });
    } finally {
      setSaving((before) => new Set([...before].filter((id) => id !== member.id)));
    }
  };
  return { saving, change };
};
