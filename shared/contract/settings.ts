import * as z from 'zod/mini';
import { PASSWORD_MINIMUM } from '../catalogue/limits.ts';
import { PreferencesSchema, SettingsSchema, TimezoneSchema } from '../model/account/settings.ts';
import type { Endpoint } from './endpoint.ts';

const password = (least: number) => z.string().check(z.minLength(least), z.maxLength(256));

export const settings = {
  getSettings: {
    method: 'GET',
    path: '/api/me/settings',
    access: 'user',
    group: 'account',
    summary: "The caller's settings; the first asking makes them, in the time zone it names",
    query: z.object({ timezone: z.optional(TimezoneSchema) }),
    output: SettingsSchema,
    status: 200,
    errors: [],
  },
  putSettings: {
    method: 'PUT',
    path: '/api/me/settings',
    access: 'user',
    group: 'account',
    summary: "Replace the caller's settings",
    body: PreferencesSchema,
    output: SettingsSchema,
    status: 200,
    errors: ['conflict'],
    invalidates: ['getPerson'],
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
