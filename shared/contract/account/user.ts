import * as z from 'zod/mini';
import { AVATAR_BYTES, type AvatarType, avatarTypes } from '../../catalogue/avatars.ts';
import { PASSWORD_MINIMUM } from '../../catalogue/limits.ts';
import { MemberCountsSchema, MemberSchema } from '../../model/account/member.ts';
import { PersonSchema, ProfileSchema } from '../../model/account/profile.ts';
import { RoleSchema, UserSchema } from '../../model/account/user.ts';
import { UploadIdSchema } from '../../model/id.ts';
import type { Endpoint } from '../endpoint.ts';

import { pageOf, pageQuery } from '../page.ts';

const types = Object.keys(avatarTypes) as readonly string[] as readonly [AvatarType, ...AvatarType[]];
const password = (least: number) => z.string().check(z.minLength(least), z.maxLength(256));

/** Endpoints whose responses change with the user's profile. */
export const user = {
  getMe: {
    method: 'GET',
    path: '/api/me',
    access: 'user',
    group: 'account',
    summary: 'The signed-in user; makes the record when sign-up could not',
    output: UserSchema,
    status: 200,
    errors: [],
  },
  getPerson: {
    method: 'GET',
    path: '/api/people/{userId}',
    access: 'user',
    group: 'account',
    summary: 'A public profile, without the address; a private one is not found',
    params: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\w-]+$/)) }),
    output: PersonSchema,
    status: 200,
    errors: ['person_not_found'],
  },
  putProfile: {
    method: 'PUT',
    path: '/api/me/profile',
    access: 'user',
    group: 'account',
    summary: 'Replace what the caller says about themselves',
    body: ProfileSchema,
    output: UserSchema,
    status: 200,
    errors: ['conflict'],
    invalidates: ['getSettings', 'getPerson'],
  },
  createAvatarUpload: {
    method: 'POST',
    path: '/api/me/avatar/uploads',
    access: 'user',
    group: 'account',
    weight: 1,
    summary: 'A form that uploads one photo to where nobody reads it yet',
    body: z.object({ type: z.enum(types), size: z.int().check(z.minimum(1), z.maximum(AVATAR_BYTES)) }),
    output: z.object({
      id: UploadIdSchema,
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      expires_in: z.int(),
    }),
    status: 201,
    errors: ['key_reused'],
    idempotent: true,
    invalidates: [],
  },
  putAvatar: {
    method: 'PUT',
    path: '/api/me/avatar',
    access: 'user',
    group: 'account',
    summary: 'Publish an uploaded photo, if it is one, and remove the one before',
    body: z.object({ upload_id: UploadIdSchema }),
    output: UserSchema,
    status: 200,
    errors: ['upload_missing', 'not_a_photo', 'conflict'],
    invalidates: ['getSettings', 'getPerson'],
  },
  deleteAvatar: {
    method: 'DELETE',
    path: '/api/me/avatar',
    access: 'user',
    group: 'account',
    summary: 'Remove the photo',
    output: UserSchema,
    status: 200,
    errors: ['conflict'],
    invalidates: ['getSettings', 'getPerson'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/me/password',
    access: 'user',
    group: 'account',
    weight: 5,
    summary: 'Set a new password and end every sign-in; the current one is needed ten minutes after signing in',
    body: z.object({ new_password: password(PASSWORD_MINIMUM), current_password: z.optional(password(1)) }),
    output: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['current_password_required', 'current_password_wrong', 'password_refused', 'too_many_tries'],
    invalidates: [],
  },
  signOutHere: {
    method: 'POST',
    path: '/api/me/sign-out/here',
    access: 'user',
    group: 'account',
    summary: 'End this sign-in: what it has open closes, and it opens nothing more',
    output: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: [],
    invalidates: [],
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/me/sign-out',
    access: 'user',
    group: 'account',
    summary: 'End every sign-in of the caller, this one too',
    output: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: [],
    invalidates: [],
  },
} as const satisfies Record<string, Endpoint>;

/** What administrators see and change of people. */
export const members = {
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
} as const satisfies Record<string, Endpoint>;
