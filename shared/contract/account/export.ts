import * as z from 'zod/mini';
import { DeckExportSchema, DeckFormatSchema, ExportSchema, SessionFormatSchema } from '../../model/account/export.ts';
import { ExportIdSchema, SessionIdSchema } from '../../model/id.ts';
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
    summary: 'An address that a file can be fetched from within five minutes',
    params: z.object({ exportId: ExportIdSchema }),
    output: z.object({ url: z.string(), expires_in: z.int() }),
    status: 200,
    errors: ['export_absent'],
  },
  createDeckExport: {
    method: 'POST',
    path: '/api/deck/exports',
    access: 'user',
    group: 'leaving',
    weight: 5,
    summary:
      'Make a file of the review deck, or of one session of it; while the same is being made, it is answered with that',
    body: z.object({ format: DeckFormatSchema, session: z._default(z.nullable(SessionIdSchema), null) }),
    output: DeckExportSchema,
    status: 202,
    errors: ['nothing_to_export', 'session_not_found'],
    invalidates: [],
  },
  getDeckExport: {
    method: 'GET',
    path: '/api/deck/export',
    access: 'user',
    group: 'leaving',
    summary: 'The newest file of the review deck of the last day, if there is one',
    output: z.object({ export: z.nullable(DeckExportSchema) }),
    status: 200,
    errors: [],
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
