import * as z from 'zod/mini';
import { AVATAR_BYTES, type AvatarType, avatarTypes } from '../catalogue/avatars.ts';
import { ProfileSchema } from '../model/account/profile.ts';
import { UserSchema } from '../model/account/user.ts';
import { UploadIdSchema } from '../model/id.ts';
import type { Endpoint } from './endpoint.ts';

const types = Object.keys(avatarTypes) as readonly string[] as readonly [AvatarType, ...AvatarType[]];

export const profile = {
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
} as const satisfies Record<string, Endpoint>;
