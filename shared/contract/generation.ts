import * as z from 'zod/mini';
import { AudienceSchema, DifficultySchema } from '../catalogue/contract-choices.ts';
import { LessonLanguageSchema } from '../catalogue/lesson-language.ts';
import { MATERIAL_CHARACTERS, UPLOAD_BYTES } from '../catalogue/limits.ts';
import type { ErrorCode } from '../model/error-code.ts';
import { SessionIdSchema, UploadIdSchema } from '../model/id.ts';
import { lineSchema } from '../model/text/plain-line.ts';
import type { Endpoint } from './endpoint.ts';

export const line = lineSchema(200);
export const paragraph = z.string().check(z.maxLength(4_000));
/** The text that a lesson is written from. */
export const material = z.string().check(z.maxLength(MATERIAL_CHARACTERS, 'content_long' satisfies ErrorCode));
/** Left out: the one of the caller's settings, if they chose one, else the material's. */
export const lessonLanguage = z.optional(LessonLanguageSchema);

/** Why a generation of any mode may not start. */
export const refusals = [
  'session_not_found',
  'upload_missing',
  'content_long',
  'quota_exceeded',
  'running_limit',
  'budget_spent',
  'already_generating',
  'already_written',
  'conflict',
] as const satisfies readonly ErrorCode[];

export const accepted = z.object({ ok: z.literal(true), sessionId: SessionIdSchema });

/** What begins or ends with a generation. */
export const generated = [
  'getSession',
  'listScenes',
  'getCoverage',
  'listMaterials',
  'listPromptInputs',
  'listSessions',
  'listAnchorSessions',
  'getStats',
  'getUsage',
] as const;

export const generation = {
  createUpload: {
    method: 'POST',
    path: '/api/uploads',
    access: 'user',
    group: 'generation',
    weight: 1,
    summary: 'A form that uploads one file straight to storage; type and size are part of its policy',
    body: z.object({
      name: lineSchema(255, 1),
      size: z.int().check(z.minimum(1), z.maximum(UPLOAD_BYTES)),
    }),
    output: z.object({
      id: UploadIdSchema,
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      expires_in: z.int(),
    }),
    status: 201,
    errors: ['key_reused'],
    idempotent: true,
    invalidates: [],
  },
  generateStory: {
    method: 'POST',
    path: '/api/functions/v1/generate-story',
    access: 'user',
    group: 'generation',
    weight: 5,
    summary: 'Start writing a custom story from the material',
    body: z.object({
      sessionId: SessionIdSchema,
      content: material,
      uploadId: z.optional(UploadIdSchema),
      genre: line,
      authorInspiration: line,
      additionalContext: z._default(paragraph, ''),
      targetAudience: z._default(AudienceSchema, 'college'),
      learningObjectives: z._default(paragraph, ''),
      difficultyLevel: z._default(DifficultySchema, 'intermediate'),
      language: lessonLanguage,
      estimatedDuration: z.optional(z.int().check(z.minimum(1), z.maximum(600))),
      resolvedSceneCount: z.optional(z.int().check(z.minimum(1), z.maximum(120))),
      resolvedQuizCount: z.optional(z.int().check(z.minimum(0), z.maximum(200))),
    }),
    output: accepted,
    status: 202,
    errors: [...refusals, 'content_required', 'content_short', 'style_required', 'pro_only'],
    invalidates: generated,
  },
} as const satisfies Record<string, Endpoint>;
