import * as z from 'zod/mini';
import { ANALYTICS_RANGES, DayFiguresSchema } from '../../model/analytics.ts';

import type { Endpoint } from '../endpoint.ts';

const figure = z.int();

export const health = {
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
} as const satisfies Record<string, Endpoint>;

/** Figures of the whole site. */
export const site = {
  getSiteFigures: {
    method: 'GET',
    path: '/api/admin/figures',
    access: 'admin',
    group: 'admin',
    summary: 'How many people, plans, sessions in progress and admins there are',
    output: z.object({ users: figure, pro: figure, active_sessions: figure, admins: figure }),
    status: 200,
    errors: ['forbidden'],
  },
  getAnalytics: {
    method: 'GET',
    path: '/api/admin/analytics',
    access: 'admin',
    group: 'admin',
    summary: 'What happened on each of the last days (UTC), today included, oldest first',
    query: z.object({
      days: z.coerce.number().check(z.refine((days) => ANALYTICS_RANGES.some((range) => range === days))),
    }),
    output: z.object({ days: z.array(DayFiguresSchema) }),
    status: 200,
    errors: ['forbidden'],
  },
} as const satisfies Record<string, Endpoint>;
