import * as z from 'zod/mini';
import { ActivitySchema } from '../model/account/activity.ts';
import { MemberCountsSchema, MemberSchema } from '../model/account/member.ts';
import { RoleSchema } from '../model/account/user.ts';
import { ANALYTICS_RANGES, DayFiguresSchema } from '../model/analytics.ts';
import type { Endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './page.ts';

const figure = z.int();

export const admin = {
  listMembers: {
    method: 'GET',
    path: '/api/admin/members',
    access: 'admin',
    group: 'admin',
    summary: 'All members, newest first; with a search those whose name or address contains it',
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
      role: z.optional(RoleSchema),
      ...pageQuery,
    }),
    /** The counts are over all members, whatever is looked for. */
    output: z.extend(pageOf(MemberSchema), { counts: MemberCountsSchema }),
    status: 200,
    errors: ['bad_cursor', 'forbidden'],
  },
  setUserRole: {
    method: 'PUT',
    path: '/api/admin/members/{target_user_id}/role',
    access: 'admin',
    group: 'admin',
    summary: 'Give a member another role',
    params: z.object({ target_user_id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    body: z.object({ new_role: RoleSchema }),
    output: MemberSchema,
    status: 200,
    errors: ['forbidden', 'member_not_found', 'own_role', 'owners_only', 'last_owner', 'conflict'],
    invalidates: ['getSiteFigures', 'listActivity'],
  },
  getSiteFigures: {
    method: 'GET',
    path: '/api/admin/figures',
    access: 'admin',
    group: 'admin',
    summary: 'How many people, plans, sessions in progress and admins there are',
    output: z.object({ users: figure, pro: figure, active_sessions: figure, admins: figure }),
    status: 200,
    errors: ['forbidden'],
  },
  listActivity: {
    method: 'GET',
    path: '/api/admin/activity',
    access: 'admin',
    group: 'admin',
    summary: 'The audit trail, newest first',
    query: z.object(pageQuery),
    output: pageOf(ActivitySchema),
    status: 200,
    errors: ['bad_cursor', 'forbidden'],
  },
  getAnalytics: {
    method: 'GET',
    path: '/api/admin/analytics',
    access: 'admin',
    group: 'admin',
    summary: 'What happened on each of the last days (UTC), today included, oldest first',
    query: z.object({
      days: z.coerce.number().check(z.refine((days) => ANALYTICS_RANGES.some((range) => range === days))),
    }),
    output: z.object({ days: z.array(DayFiguresSchema) }),
    status: 200,
    errors: ['forbidden'],
  },
} as const satisfies Record<string, Endpoint>;
