import * as z from 'zod/mini';
import { PreferencesSchema, SettingsSchema, TimezoneSchema } from '../../model/account/settings.ts';
import type { Endpoint } from '../endpoint.ts';

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
} as const satisfies Record<string, Endpoint>;
