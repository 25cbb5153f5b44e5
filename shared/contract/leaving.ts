import * as z from 'zod/mini';
import { AbilitiesSchema } from '../model/account/abilities.ts';
import { ExportSchema, SessionFormatSchema } from '../model/account/export.ts';
import { ExportIdSchema } from '../model/id.ts';
import { InstantSchema } from '../model/time.ts';
import type { Endpoint } from './endpoint.ts';
import { sessionParams } from './session-params.ts';

/** What has to be typed to delete an account, exactly so. */
export const DELETION_WORD = 'DELETE';

/** Taking one's data along, going, and not being written to any more. */
export const leaving = {
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
    invalidates: ['getSettings'],
  },
} as const satisfies Record<string, Endpoint>;
