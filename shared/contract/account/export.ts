import * as z from 'zod/mini';
import { ExportSchema, SessionFormatSchema } from '../../model/account/export.ts';
import { ExportIdSchema } from '../../model/id.ts';
import type { Endpoint } from '../endpoint.ts';
import { sessionParams } from '../session-params.ts';

export const exporting = {
  createExport: {
    method: 'POST',
    path: '/api/me/exports',
    access: 'user',
    group: 'leaving',
    weight: 20,
    summary: 'Make a file of everything the account holds; while one is being made, it is answered with that',
    output: ExportSchema,
    status: 202,
    errors: [],
    invalidates: [],
  },
  getExport: {
    method: 'GET',
    path: '/api/me/export',
    access: 'user',
    group: 'leaving',
    summary: 'The newest export of the last day, if there is one',
    output: z.object({ export: z.nullable(ExportSchema) }),
    status: 200,
    errors: [],
  },
  openExport: {
    method: 'GET',
    path: '/api/me/exports/{exportId}/link',
    access: 'user',
    group: 'leaving',
    summary: 'An address that the file can be fetched from within five minutes',
    params: z.object({ exportId: ExportIdSchema }),
    output: z.object({ url: z.string(), expires_in: z.int() }),
    status: 200,
    errors: ['export_absent'],
  },
  exportSession: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/export',
    access: 'user',
    group: 'leaving',
    weight: 2,
    summary: "A file of one's own session; more formats than Markdown belong to Pro",
    params: sessionParams,
    query: z.object({ format: z._default(SessionFormatSchema, 'markdown') }),
    output: z.object({ name: z.string(), type: z.string(), base64: z.string() }),
    status: 200,
    errors: ['session_not_found', 'nothing_to_export', 'format_pro', 'too_large'],
  },
} as const satisfies Record<string, Endpoint>;
