import * as z from 'zod/mini';
import { SessionSchema } from '../../model/session/session.ts';
import type { Endpoint } from '../endpoint.ts';
import { sessionParams } from '../session-params.ts';

/** Other people's sessions on one's own dashboard. */
export const library = {
  addToLibrary: {
    method: 'PUT',
    path: '/api/library/{sessionId}',
    access: 'user',
    group: 'community',
    summary: 'Keep somebody else’s session on the dashboard of its mode, with progress of one’s own',
    params: sessionParams,
    output: SessionSchema,
    status: 200,
    errors: ['session_not_found', 'own_post'],
    invalidates: ['listSessions', 'getStats', 'getPost'],
  },
  removeFromLibrary: {
    method: 'DELETE',
    path: '/api/library/{sessionId}',
    access: 'user',
    group: 'community',
    summary: 'Take an added session off the dashboard; one’s progress in it stays',
    params: sessionParams,
    output: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['session_not_found'],
    invalidates: ['listSessions', 'getStats', 'getPost'],
  },
} as const satisfies Record<string, Endpoint>;
