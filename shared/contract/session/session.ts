import * as z from 'zod/mini';
import { AudienceSchema, DifficultySchema, LessonStyleSchema, ModeSchema } from '../../catalogue/contract-choices.ts';
import { TITLE_CHARACTERS } from '../../catalogue/limits.ts';
import { SessionIdSchema } from '../../model/id.ts';
import { AssessmentConfigSchema, ResolvedAssessmentSchema } from '../../model/session/assessment.ts';
import { LearningStatusSchema, SessionSchema, SessionStatusSchema } from '../../model/session/session.ts';
import { lineSchema } from '../../model/text/plain-line.ts';
import { InstantSchema } from '../../model/time.ts';
import type { Endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';

import { sessionParams } from '../session-params.ts';

const line = lineSchema(200);

export const session = {
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    access: 'user',
    group: 'sessions',
    summary: "The caller's sessions, newest updated first",
    query: z.object({
      mode: z.optional(ModeSchema),
      tab: z.optional(LearningStatusSchema),
      /** Slugs joined by commas; a session with any of them is listed. */
      tags: z.optional(z.string().check(z.maxLength(500))),
      /** Part of the title, in any case. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      ...pageQuery,
    }),
    output: pageOf(SessionSchema),
    status: 200,
    errors: ['bad_cursor'],
  },
  listAnchorSessions: {
    method: 'GET',
    path: '/api/anchor-sessions',
    access: 'user',
    group: 'sessions',
    summary: "The caller's anchor sessions outside the bin, newest created first",
    query: z.object(pageQuery),
    output: pageOf(z.pick(SessionSchema, { id: true, title: true, status: true, created_at: true, updated_at: true })),
    status: 200,
    errors: ['bad_cursor'],
  },
  createSession: {
    method: 'POST',
    path: '/api/sessions',
    access: 'user',
    group: 'sessions',
    weight: 1,
    summary: 'A session without scenes yet',
    body: z.object({
      title: z.optional(lineSchema(TITLE_CHARACTERS)),
      mode: ModeSchema,
      /** Only an anchor session may wait as `new`, as its page makes it; the others are generated at once. */
      status: z.optional(z.enum(['new', 'generating'])),
      genre: z.optional(line),
      authorInspiration: z.optional(line),
      lessonStyle: z.optional(LessonStyleSchema),
      estimatedDuration: z.optional(z.int().check(z.minimum(1), z.maximum(600))),
      targetAudience: z.optional(AudienceSchema),
      difficultyLevel: z.optional(DifficultySchema),
      category: z.optional(line),
      subcategory: z.optional(line),
      assessmentConfig: z.optional(AssessmentConfigSchema),
      sceneCountTarget: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
      resolvedAssessment: z.optional(ResolvedAssessmentSchema),
    }),
    output: z.object({
      id: SessionIdSchema,
      title: z.string(),
      mode: ModeSchema,
      status: SessionStatusSchema,
      is_public: z.boolean(),
      created_at: InstantSchema,
      updated_at: InstantSchema,
    }),
    status: 201,
    errors: ['key_reused', 'pro_only', 'quota_exceeded'],
    idempotent: true,
    invalidates: ['listSessions', 'listAnchorSessions', 'getStats'],
  },
  getSession: {
    method: 'GET',
    path: '/api/sessions/{sessionId}',
    access: 'optional',
    group: 'sessions',
    summary: 'One session that the caller may read',
    params: sessionParams,
    output: SessionSchema,
    status: 200,
    errors: ['session_not_found'],
  },
  updateSession: {
    method: 'PATCH',
    path: '/api/sessions/{sessionId}',
    access: 'user',
    group: 'sessions',
    summary: 'Rename a session of one’s own, or set its mode and status before its generation is asked for',
    params: sessionParams,
    body: z.object({
      title: z.optional(lineSchema(TITLE_CHARACTERS, 1)),
      mode: z.optional(ModeSchema),
      status: z.optional(z.literal('generating')),
    }),
    output: SessionSchema,
    status: 200,
    errors: ['session_not_found', 'conflict'],
    invalidates: ['listSessions', 'listAnchorSessions'],
  },
} as const satisfies Record<string, Endpoint>;
