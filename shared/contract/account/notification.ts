import * as z from 'zod/mini';
import { AbilitiesSchema } from '../../model/account/abilities.ts';
import type { Endpoint } from '../endpoint.ts';

export const notification = {
  getAbilities: {
    method: 'GET',
    path: '/api/me/abilities',
    access: 'user',
    group: 'leaving',
    summary: 'Which settings act here, and whether accounts can be deleted',
    output: AbilitiesSchema,
    status: 200,
    errors: [],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    group: 'leaving',
    summary: 'Write no more mails to whom the token in a mail belongs; also what mail programs call by themselves',
    query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['bad_unsubscribe'],
    invalidates: ['getSettings', 'getReviewReminder'],
  },
} as const satisfies Record<string, Endpoint>;
