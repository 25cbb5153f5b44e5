import * as z from 'zod/mini';
import { PersonSchema } from '../model/account/profile.ts';
import type { Endpoint } from './endpoint.ts';

export const people = {
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
} as const satisfies Record<string, Endpoint>;
