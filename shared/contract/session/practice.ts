import * as z from 'zod/mini';
import { KEPT_ACTIVITIES, PracticeEntrySchema, ScenePracticeSchema } from '../../model/learning/practice.ts';
import type { Endpoint } from '../endpoint.ts';
import { sceneParams } from '../scene-params.ts';
import { sessionParams } from '../session-params.ts';

export const practice = {
  getPractice: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/practice',
    access: 'user',
    group: 'learning',
    summary: 'What the caller did with the activities of a session',
    params: sessionParams,
    output: z.object({ scenes: z.array(ScenePracticeSchema) }),
    status: 200,
    errors: ['session_not_found'],
  },
  putPractice: {
    method: 'PUT',
    path: '/api/scenes/{sceneId}/practice',
    access: 'user',
    group: 'learning',
    summary: 'Keep what the caller did with activities of a scene; of two entries the later changed one stays',
    params: sceneParams,
    body: z.object({ entries: z.array(PracticeEntrySchema).check(z.minLength(1), z.maxLength(KEPT_ACTIVITIES)) }),
    output: ScenePracticeSchema,
    status: 200,
    errors: ['session_not_found', 'scene_type_unknown', 'scene_not_written', 'conflict'],
    invalidates: [],
  },
} as const satisfies Record<string, Endpoint>;
