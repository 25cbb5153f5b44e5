import * as z from 'zod/mini';
import { OpeningSoFarSchema } from '../../model/session/opening.ts';
import { ContentModuleSchema, SceneSchema } from '../../model/session/scene.ts';
import { SceneTypeSchema } from '../../model/session/scene-type.ts';
import type { Endpoint } from '../endpoint.ts';
import { sceneParams } from '../scene-params.ts';
import { sessionParams } from '../session-params.ts';

export const scene = {
  listScenes: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/scenes',
    access: 'optional',
    group: 'learning',
    summary: 'The content modules with their scenes, in order; stubs while they are being written',
    params: sessionParams,
    output: z.object({ modules: z.array(ContentModuleSchema) }),
    status: 200,
    errors: ['session_not_found'],
  },
  getScene: {
    method: 'GET',
    path: '/api/scenes/{sceneId}',
    access: 'optional',
    group: 'learning',
    summary: 'One scene',
    params: sceneParams,
    output: SceneSchema,
    status: 200,
    errors: ['session_not_found'],
  },
  getOpening: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/opening',
    access: 'user',
    group: 'learning',
    summary: 'What has come of the first scene of one’s own session while it is written',
    params: sessionParams,
    output: z.object({
      /** Null before the first words, when nobody writes it, and once the scene stands. */
      opening: z.nullable(OpeningSoFarSchema),
      /** The scene stands. */
      written: z.boolean(),
    }),
    status: 200,
    errors: ['session_not_found'],
  },
  getSceneType: {
    method: 'GET',
    path: '/api/scenes/{sceneId}/type',
    access: 'optional',
    group: 'learning',
    summary: 'The type of a scene',
    params: sceneParams,
    output: z.object({ type: SceneTypeSchema }),
    status: 200,
    errors: ['session_not_found'],
  },
} as const satisfies Record<string, Endpoint>;
