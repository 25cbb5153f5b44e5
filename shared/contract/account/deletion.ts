import * as z from 'zod/mini';
import { InstantSchema } from '../../model/time.ts';
import type { Endpoint } from '../endpoint.ts';

/** The word a user types to confirm. */
export const DELETION_WORD = 'DELETE';

export const deletion = {
  deleteAccount: {
    method: 'POST',
    path: '/api/me/deletion',
    access: 'user',
    group: 'leaving',
    summary: 'Delete the account and everything it holds; signed out everywhere at once, the rest follows',
    body: z.object({ confirmation: z.string().check(z.maxLength(100)) }),
    output: z.object({ deleting_at: InstantSchema }),
    status: 202,
    errors: ['deletion_absent', 'deletion_unconfirmed', 'last_owner', 'conflict'],
    invalidates: [],
  },
} as const satisfies Record<string, Endpoint>;
