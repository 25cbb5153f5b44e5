import * as z from 'zod/mini';
import { UsageSchema } from '../model/account/usage.ts';
import { UserSchema } from '../model/account/user.ts';
import type { Endpoint } from './endpoint.ts';

export const account = {
  getHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    group: 'account',
    summary: 'Whether the API answers',
    output: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: [],
  },
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
  getUsage: {
    method: 'GET',
    path: '/api/me/usage',
    access: 'user',
    group: 'account',
    summary: 'What the plan allows and what of it is used',
    output: UsageSchema,
    status: 200,
    errors: [],
  },
  createRealtimeTicket: {
    method: 'POST',
    path: '/api/realtime/ticket',
    access: 'user',
    group: 'account',
    weight: 1,
    summary: 'A ticket that opens one socket within a minute',
    output: z.object({ ticket: z.string(), expires_in: z.int() }),
    status: 201,
    errors: [],
    invalidates: [],
  },
} as const satisfies Record<string, Endpoint>;
