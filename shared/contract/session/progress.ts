import * as z from 'zod/mini';
import { CompletionStatusSchema, ProgressSchema, SessionProgressSchema } from '../../model/learning/progress.ts';
import type { Endpoint } from '../endpoint.ts';
import { sceneParams } from '../scene-params.ts';

import { sessionParams } from '../session-params.ts';

const standing = z.object({ entries: z.array(ProgressSchema), session: SessionProgressSchema });

export const progress = {
  getProgress: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/progress',
    access: 'user',
    group: 'learning',
    summary: "The caller's own progress in a session",
    params: sessionParams,
    output: standing,
    status: 200,
    errors: ['session_not_found'],
  },
  putProgress: {
    method: 'PUT',
    path: '/api/scenes/{sceneId}/progress',
    access: 'user',
    group: 'learning',
    summary: 'Open a scene or mark it complete; never undoes a completion',
    params: sceneParams,
    body: z.object({ completion_status: CompletionStatusSchema }),
    output: z.object({ entry: ProgressSchema, session: SessionProgressSchema }),
    status: 200,
    errors: ['session_not_found', 'scene_type_unknown', 'not_completable', 'scene_not_written', 'conflict'],
    invalidates: ['getSession', 'listSessions', 'getStats'],
  },
} as const satisfies Record<string, Endpoint>;
