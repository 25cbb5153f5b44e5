import { AppError } from '../../../shared/model/app-error.ts';
import { changeRole } from '../../domain/user/change-role.ts';
import { presentMember } from '../../domain/user/member-ports.ts';
import { memberStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';

export const members: Routes<'listMembers' | 'setUserRole'> = {
  listMembers: async ({ query: { search, role, limit, cursor } }) => {
    const [page, counts] = await Promise.all([
      memberStore().list({ search, role, limit, cursor }),
      memberStore().counts(),
    ]);
    return { items: page.members.map(presentMember), cursor: page.cursor, counts };
  },

  setUserRole: async ({ caller, params, body, now }) => {
    if (!caller.user) throw new AppError('forbidden');
    const asked = { caller: caller.user, userId: params.target_user_id, role: body.new_role, now };
    return presentMember(await changeRole(memberStore(), asked));
  },
};
