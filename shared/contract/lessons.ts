import * as z from 'zod/mini';
import {
  AudienceSchema,
  DetailLevelSchema,
  DifficultySchema,
  LessonStyleSchema,
} from '../catalogue/contract-choices.ts';
import { SessionIdSchema, UploadIdSchema } from '../model/id.ts';
import { AssessmentConfigSchema, ResolvedAssessmentSchema } from '../model/session/assessment.ts';
import { SessionSchema } from '../model/session/session.ts';
import type { Endpoint } from './endpoint.ts';
import { accepted, generated, lessonLanguage, line, material, paragraph, refusals } from './generation.ts';
import { sessionParams } from './session-params.ts';

const minutes = z.optional(z.int().check(z.minimum(1), z.maximum(600)));
const scenes = z.optional(z.int().check(z.minimum(1), z.maximum(120)));

/** The other ways a generation starts, is stopped and is started again. */
export const lessons = {
  generateTraditionalLesson: {
    method: 'POST',
    path: '/api/functions/v1/generate-traditional-lesson',
    access: 'user',
    group: 'generation',
    weight: 5,
    summary: 'Start writing a traditional lesson from the material',
    body: z.object({
      sessionId: SessionIdSchema,
      content: material,
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
      content: z._default(material, ''),
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
      materialNew: material,
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
    summary: 'Start the generation that failed again, with its contract and its material',
    params: sessionParams,
    output: accepted,
    status: 202,
    errors: [...refusals, 'nothing_to_retry'],
    invalidates: generated,
  },
} as const satisfies Record<string, Endpoint>;
