import { UsageSchema } from '../../model/account/usage.ts';
import type { Endpoint } from '../endpoint.ts';

export const usage = {
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
} as const satisfies Record<string, Endpoint>;
