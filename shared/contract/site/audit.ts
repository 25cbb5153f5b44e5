import * as z from 'zod/mini';
import { AuditItemSchema } from '../../model/account/audit-item.ts';
import type { Endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';

export const audit = {
  listActivity: {
    method: 'GET',
    path: '/api/admin/activity',
    access: 'admin',
    group: 'admin',
    summary: 'The audit trail, newest first',
    query: z.object(pageQuery),
    output: pageOf(AuditItemSchema),
    status: 200,
    errors: ['bad_cursor', 'forbidden'],
  },
} as const satisfies Record<string, Endpoint>;
