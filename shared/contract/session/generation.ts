import * as z from 'zod/mini';
import {
  AudienceSchema,
  DetailLevelSchema,
  DifficultySchema,
  LessonStyleSchema,
} from '../../catalogue/contract-choices.ts';
import { LessonLanguageSchema } from '../../catalogue/lesson-language.ts';
import { MATERIAL_CHARACTERS } from '../../catalogue/limits.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import { SessionIdSchema, UploadIdSchema } from '../../model/id.ts';
import { AssessmentConfigSchema, ResolvedAssessmentSchema } from '../../model/session/assessment.ts';
import { SessionSchema } from '../../model/session/session.ts';
import { lineSchema } from '../../model/text/plain-line.ts';
import type { Endpoint } from '../endpoint.ts';

import { sessionParams } from '../session-params.ts';

const line = lineSchema(200);
const paragraph = z.string().check(z.maxLength(4_000));
/** The text that a lesson is written from. */
export const materialText = z.string().check(z.maxLength(MATERIAL_CHARACTERS, 'content_long' satisfies ErrorCode));
/** Left out: the one of the caller's settings, if they chose one, else the material's. */
const lessonLanguage = z.optional(LessonLanguageSchema);
/** Why a generation of any mode may not start. */
const refusals = [
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
const accepted = z.object({ ok: z.literal(true), sessionId: SessionIdSchema });
/** Endpoints whose responses change when a generation starts or ends. */
const generated = [
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
const minutes = z.optional(z.int().check(z.minimum(1), z.maximum(600)));
const scenes = z.optional(z.int().check(z.minimum(1), z.maximum(120)));

/** How a generation starts, grows, is stopped and is started again. */
export const generation = {
  generateStory: {
    method: 'POST',
    path: '/api/functions/v1/generate-story',
    access: 'user',
    group: 'generation',
    weight: 5,
    summary: 'Start writing a custom story from the material',
    body: z.object({
      sessionId: SessionIdSchema,
      content: materialText,
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
  generateTraditionalLesson: {
    method: 'POST',
    path: '/api/functions/v1/generate-traditional-lesson',
    access: 'user',
    group: 'generation',
    weight: 5,
    summary: 'Start writing a traditional lesson from the material',
    body: z.object({
      sessionId: SessionIdSchema,
      content: materialText,
      uploadId: z.optional(UploadIdSchema),
      autoSelectCategory: z._default(z.boolean(), false),
      additionalContext: z._default(paragraph, ''),
      targetAudience: z._default(AudienceSchema, 'college'),
      difficultyLevel: z._default(DifficultySchema, 'intermediate'),
      language: lessonLanguage,
      category: z.optional(line),
      subcategory: z.optional(line),
      estimatedDuration: minutes,
      lessonStyle: z._default(LessonStyleSchema, 'structured'),
      assessmentConfig: z.optional(AssessmentConfigSchema),
      resolvedSceneCount: scenes,
      resolvedAssessment: z.optional(ResolvedAssessmentSchema),
      savePrompt: z._default(z.boolean(), false),
    }),
    output: accepted,
    status: 202,
    errors: [...refusals, 'lesson_content_required'],
    invalidates: generated,
  },
  generateAnchorStory: {
    method: 'POST',
    path: '/api/functions/v1/generate-anchor-story',
    access: 'user',
    group: 'generation',
    weight: 5,
    summary: 'Start writing a lesson told through a universe the learner knows',
    body: z.object({
      sessionId: SessionIdSchema,
      content: z._default(materialText, ''),
      uploadId: z.optional(UploadIdSchema),
      targetAudience: z._default(AudienceSchema, 'high'),
      difficultyLevel: z._default(DifficultySchema, 'intermediate'),
      language: lessonLanguage,
      estimatedDuration: minutes,
      resolvedSceneCount: scenes,
      resolvedQuizCount: z.optional(z.int().check(z.minimum(0), z.maximum(200))),
      /** `ai-choice`, or a universe by its label or as typed. */
      anchorUniverse: line,
      anchorWorkTitle: z.optional(line),
      spoilersOk: z._default(z.boolean(), false),
      genre: z._default(line, 'ai-choice'),
      authorInspiration: z._default(line, 'ai-choice'),
      /** `Topic: … | Sub-topic: … | Focus: …`, the parts that have a value. */
      additionalContext: paragraph,
      savePrompt: z._default(z.boolean(), true),
    }),
    output: accepted,
    status: 202,
    errors: [...refusals, 'universe_required', 'topic_required', 'material_required', 'anchor_content_long'],
    invalidates: generated,
  },
  expandStory: {
    method: 'POST',
    path: '/api/functions/v1/expand-story',
    access: 'user',
    group: 'generation',
    weight: 5,
    summary: 'Add scenes and a quiz after those that stand, from new material or from what is not told yet',
    body: z.object({
      sessionId: SessionIdSchema,
      materialNew: materialText,
      additionalDetails: z._default(paragraph, ''),
      lengthHint: z._default(DetailLevelSchema, 'medium'),
      /** Without new material: what is told is what nothing has told yet of the material that is there. */
      fromUntold: z._default(z.boolean(), false),
    }),
    output: accepted,
    status: 202,
    errors: [...refusals, 'expansion_required', 'not_written', 'session_full'],
    invalidates: generated,
  },
  cancelGeneration: {
    method: 'POST',
    path: '/api/sessions/{sessionId}/cancel',
    access: 'user',
    group: 'generation',
    summary: 'Stop the generation that is writing; a first one leaves a draft with its material',
    params: sessionParams,
    output: SessionSchema,
    status: 200,
    errors: ['session_not_found', 'not_generating', 'conflict'],
    invalidates: generated,
  },
  retryGeneration: {
    method: 'POST',
    path: '/api/sessions/{sessionId}/retry',
    access: 'user',
    group: 'generation',
    weight: 5,
    summary: 'Start the generation that failed again, with its spec and its material',
    params: sessionParams,
    output: accepted,
    status: 202,
    errors: [...refusals, 'nothing_to_retry'],
    invalidates: generated,
  },
  retryAsEdition: {
    method: 'POST',
    path: '/api/sessions/{sessionId}/retry-as-edition',
    access: 'user',
    group: 'generation',
    weight: 5,
    summary:
      'Start the generation that failed again as a study edition, written by the embedded engine where there is one',
    params: sessionParams,
    output: accepted,
    status: 202,
    errors: [...refusals, 'nothing_to_retry'],
    invalidates: generated,
  },
} as const satisfies Record<string, Endpoint>;
