import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

export const socket = {
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
