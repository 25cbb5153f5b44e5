import * as z from 'zod/mini';
import { ModeSchema } from '../../catalogue/contract-choices.ts';
import { StatsSchema } from '../../model/learning/progress.ts';
import type { Endpoint } from '../endpoint.ts';

export const stats = {
  countSessions: {
    method: 'GET',
    path: '/api/sessions/count',
    access: 'user',
    group: 'sessions',
    summary: "The number of the caller's sessions outside the bin",
    output: z.object({ count: z.int() }),
    status: 200,
    errors: [],
  },
  getStats: {
    method: 'GET',
    path: '/api/stats',
    access: 'user',
    group: 'sessions',
    summary: 'Sessions, hours and completions; of one mode or of all',
    query: z.object({ mode: z.optional(ModeSchema) }),
    output: StatsSchema,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
