import * as z from 'zod/mini';
import { MaterialSchema } from '../model/material.ts';
import { CompletionStatusSchema, ProgressSchema, SessionProgressSchema } from '../model/progress.ts';
import { InputSnapshotSchema, PromptInputSchema } from '../model/prompt-input.ts';
import { ContentModuleSchema, SceneSchema } from '../model/scene.ts';
import { SceneTypeSchema } from '../model/scene-type.ts';
import type { Endpoint } from './endpoint.ts';
import { material } from './generation.ts';
import { sceneParams } from './scene-params.ts';
import { sessionParams } from './session-params.ts';

const standing = z.object({ entries: z.array(ProgressSchema), session: SessionProgressSchema });

export const learning = {
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
  listMaterials: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/materials',
    access: 'user',
    group: 'learning',
    summary: 'What the session is written from, newest first; for its author only',
    params: sessionParams,
    output: z.object({ items: z.array(MaterialSchema) }),
    status: 200,
    errors: ['session_not_found'],
  },
  getCoverage: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/coverage',
    access: 'user',
    group: 'learning',
    summary: 'How much of the material is told and asked about, by its sections; for its author only',
    params: sessionParams,
    output: z.object({
      parts: z.int(),
      told: z.int(),
      asked: z.int(),
      sections: z.array(z.object({ heading: z.nullable(z.string()), parts: z.int(), told: z.int() })),
    }),
    status: 200,
    errors: ['session_not_found'],
  },
  getShown: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/shown',
    access: 'user',
    group: 'learning',
    summary:
      'What readers of the lesson would see: how many sentences of the material word for word, and whose name; for its author only',
    params: sessionParams,
    output: z.object({
      sentences: z.int(),
      verbatim: z.int(),
      /** Null for one without a name to show. */
      author: z.nullable(z.string()),
    }),
    status: 200,
    errors: ['session_not_found'],
  },
  createMaterial: {
    method: 'POST',
    path: '/api/sessions/{sessionId}/materials',
    access: 'user',
    group: 'learning',
    weight: 1,
    summary: 'Attach pasted text',
    params: sessionParams,
    body: z.object({
      kind: z.literal('text'),
      content: material.check(z.trim(), z.minLength(1)),
    }),
    output: MaterialSchema,
    status: 201,
    errors: ['session_not_found', 'key_reused', 'content_long', 'anchor_content_long'],
    idempotent: true,
  },
  listPromptInputs: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/prompt-inputs',
    access: 'user',
    group: 'learning',
    summary: 'What was asked for at each generation',
    params: sessionParams,
    output: z.object({ items: z.array(PromptInputSchema) }),
    status: 200,
    errors: ['session_not_found'],
  },
  createPromptInput: {
    method: 'POST',
    path: '/api/sessions/{sessionId}/prompt-inputs',
    access: 'user',
    group: 'learning',
    weight: 1,
    summary: 'Keep what was asked for',
    params: sessionParams,
    body: z.object({ input_snapshot: InputSnapshotSchema }),
    output: PromptInputSchema,
    status: 201,
    errors: ['session_not_found', 'key_reused'],
    idempotent: true,
  },
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
  },
} as const satisfies Record<string, Endpoint>;
