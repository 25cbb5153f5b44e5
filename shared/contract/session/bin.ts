import * as z from 'zod/mini';
import { ModeSchema } from '../../catalogue/contract-choices.ts';
import { SessionIdSchema } from '../../model/id.ts';
import { SessionSchema } from '../../model/session/session.ts';
import { InstantSchema } from '../../model/time.ts';
import type { Endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';

import { sessionParams } from '../session-params.ts';

const BinnedSchema = z.object({
  id: SessionIdSchema,
  title: z.string(),
  mode: ModeSchema,
  created_at: InstantSchema,
  updated_at: InstantSchema,
  deleted_at: InstantSchema,
  estimated_duration: z.nullable(z.int()),
});

/** Endpoints whose responses change when a session moves into or out of the bin. */
const moved = [
  'listSessions',
  'listAnchorSessions',
  'listDeletedSessions',
  'countDeletedSessions',
  'getSession',
  'listScenes',
  'getProgress',
  'getPost',
  'listPosts',
  'getStats',
  'getUsage',
] as const;

export const bin = {
  listDeletedSessions: {
    method: 'GET',
    path: '/api/bin',
    access: 'user',
    group: 'sessions',
    summary: "The caller's deleted sessions of one mode, newest deleted first",
    query: z.object({ mode: ModeSchema, ...pageQuery }),
    output: pageOf(BinnedSchema),
    status: 200,
    errors: ['bad_cursor'],
  },
  countDeletedSessions: {
    method: 'GET',
    path: '/api/bin/count',
    access: 'user',
    group: 'sessions',
    summary: 'How many sessions of one mode lie in the bin, counted up to 100',
    query: z.object({ mode: ModeSchema }),
    output: z.object({ count: z.int() }),
    status: 200,
    errors: [],
  },
  deleteSession: {
    method: 'DELETE',
    path: '/api/sessions/{sessionId}',
    access: 'user',
    group: 'sessions',
    summary: 'Move a session to the bin; one that is being written stops being written',
    params: sessionParams,
    output: SessionSchema,
    status: 200,
    errors: ['session_not_found', 'conflict'],
    invalidates: moved,
  },
  deleteSessions: {
    method: 'POST',
    path: '/api/bin',
    access: 'user',
    group: 'sessions',
    summary: 'Move several sessions to the bin; those that are not the caller’s are left out of the answer',
    body: z.object({ ids: z.array(SessionIdSchema).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ deleted: z.array(SessionIdSchema) }),
    status: 200,
    errors: ['conflict'],
    invalidates: moved,
  },
  restoreSession: {
    method: 'POST',
    path: '/api/bin/{sessionId}/restore',
    access: 'user',
    group: 'sessions',
    summary: 'Take a session out of the bin, private',
    params: sessionParams,
    output: SessionSchema,
    status: 200,
    errors: ['session_not_found', 'conflict'],
    invalidates: moved,
  },
  purgeSession: {
    method: 'DELETE',
    path: '/api/bin/{sessionId}',
    access: 'user',
    group: 'sessions',
    summary: 'Delete a session in the bin for ever, with all that belongs to it',
    params: sessionParams,
    output: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['session_not_found', 'conflict'],
    invalidates: moved,
  },
} as const satisfies Record<string, Endpoint>;
