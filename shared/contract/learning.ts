import * as z from 'zod/mini';
import { ANSWER_CHARACTERS, DISPUTE_CHARACTERS, MATERIAL_CHARACTERS } from '../catalogue/limits.ts';
import { SceneIdSchema } from '../model/id.ts';
import { MaterialSchema } from '../model/material.ts';
import { CompletionStatusSchema, ProgressSchema, SessionProgressSchema } from '../model/progress.ts';
import { InputSnapshotSchema, PromptInputSchema } from '../model/prompt-input.ts';
import { GradedQuestionSchema, OwnViewSchema } from '../model/question.ts';
import { ContentModuleSchema, SceneSchema } from '../model/scene.ts';
import { SceneTypeSchema } from '../model/scene-type.ts';
import type { Endpoint } from './endpoint.ts';
import { sessionParams } from './session-params.ts';

const sceneParams = z.object({ sceneId: SceneIdSchema });
const questionId = z.string().check(z.minLength(1), z.maxLength(40));
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
  createMaterial: {
    method: 'POST',
    path: '/api/sessions/{sessionId}/materials',
    access: 'user',
    group: 'learning',
    summary: 'Attach pasted text',
    params: sessionParams,
    body: z.object({
      kind: z.literal('text'),
      content: z.string().check(z.trim(), z.minLength(1), z.maxLength(MATERIAL_CHARACTERS)),
    }),
    output: MaterialSchema,
    status: 201,
    errors: ['session_not_found', 'key_reused'],
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
  submitAnswers: {
    method: 'POST',
    path: '/api/scenes/{sceneId}/answers',
    access: 'user',
    group: 'learning',
    summary: 'Submit a quiz; the server grades it and shows where each answer stands',
    params: sceneParams,
    body: z.object({
      answers: z
        .array(
          z.object({
            id: z.string().check(z.maxLength(40)),
            /** Of a question with options. */
            chosen: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
            /** Of an open question. */
            text: z.optional(z.string().check(z.maxLength(ANSWER_CHARACTERS))),
          }),
        )
        .check(z.maxLength(50)),
    }),
    output: z.object({
      /** Percent, rounded; null when nothing in it counts. */
      score: z.nullable(z.int()),
      passed: z.boolean(),
      questions: z.array(GradedQuestionSchema),
      entry: ProgressSchema,
      session: SessionProgressSchema,
    }),
    status: 201,
    errors: ['session_not_found', 'scene_type_unknown', 'not_gradable', 'scene_not_written', 'conflict', 'key_reused'],
    idempotent: true,
  },
  disputeQuestion: {
    method: 'POST',
    path: '/api/scenes/{sceneId}/disputes',
    access: 'user',
    group: 'learning',
    summary: 'Say that a question one has answered is wrong: it leaves the score; or take that back',
    params: sceneParams,
    body: z.object({
      questionId,
      reason: z._default(z.string().check(z.trim(), z.maxLength(DISPUTE_CHARACTERS)), ''),
      withdraw: z._default(z.boolean(), false),
    }),
    output: z.object({
      /** Of the latest answers, percent; null when nothing in it counts. */
      score: z.nullable(z.int()),
      passed: z.boolean(),
      entry: ProgressSchema,
      session: SessionProgressSchema,
    }),
    status: 200,
    errors: [
      'session_not_found',
      'scene_type_unknown',
      'not_gradable',
      'not_answered',
      'scene_not_written',
      'conflict',
    ],
  },
  keepView: {
    method: 'PUT',
    path: '/api/scenes/{sceneId}/views',
    access: 'user',
    group: 'learning',
    summary: "Keep the learner's own view of an answer beside its grade",
    params: sceneParams,
    body: z.object({ questionId, view: z.nullable(OwnViewSchema) }),
    output: z.object({ entry: ProgressSchema, session: SessionProgressSchema }),
    status: 200,
    errors: [
      'session_not_found',
      'scene_type_unknown',
      'not_gradable',
      'not_answered',
      'scene_not_written',
      'conflict',
    ],
  },
} as const satisfies Record<string, Endpoint>;
