import * as z from 'zod/mini';
import { ANSWER_CHARACTERS, DISPUTE_CHARACTERS } from '../../catalogue/limits.ts';
import { SceneIdSchema } from '../../model/id.ts';
import { ProgressSchema, SessionProgressSchema } from '../../model/learning/progress.ts';
import { GradedQuestionSchema, OwnViewSchema } from '../../model/learning/question.ts';
import type { Endpoint } from '../endpoint.ts';
import { sceneParams } from '../scene-params.ts';

import { sessionParams } from '../session-params.ts';

/** A graded quiz: `score` is percent, rounded; null when nothing in it counts. */
const grade = { score: z.nullable(z.int()), passed: z.boolean(), questions: z.array(GradedQuestionSchema) };
/** What was answered to the questions of a quiz, by their ids. */
const answered = z.object({
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
});

const questionId = z.string().check(z.minLength(1), z.maxLength(40));
/** Endpoints whose responses change with feedback on an answer. */
const remarkErrors = [
  'session_not_found',
  'scene_type_unknown',
  'not_gradable',
  'not_answered',
  'scene_not_written',
  'conflict',
] as const;
/** After feedback: score of the latest answers in percent; null when nothing counts, or not yet. */
const rescored = z.object({
  score: z.nullable(z.int()),
  passed: z.boolean(),
  entry: ProgressSchema,
  session: SessionProgressSchema,
});

export const quiz = {
  listAttempts: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/attempts',
    access: 'user',
    group: 'learning',
    summary: "The caller's latest attempt at each quiz of a session, graded",
    params: sessionParams,
    output: z.object({ attempts: z.array(z.object({ scene_id: SceneIdSchema, ...grade })) }),
    status: 200,
    errors: ['session_not_found'],
  },
  submitAnswers: {
    method: 'POST',
    path: '/api/scenes/{sceneId}/answers',
    access: 'user',
    group: 'learning',
    weight: 1,
    summary: 'Submit a quiz; the server grades it and shows where each answer stands',
    params: sceneParams,
    body: answered,
    output: z.object({ ...grade, entry: ProgressSchema, session: SessionProgressSchema }),
    status: 201,
    errors: ['session_not_found', 'scene_type_unknown', 'not_gradable', 'scene_not_written', 'conflict', 'key_reused'],
    idempotent: true,
    invalidates: ['getSession', 'listSessions', 'getStats'],
  },
  checkAnswers: {
    method: 'POST',
    path: '/api/scenes/{sceneId}/check',
    access: 'optional',
    group: 'learning',
    summary: 'Grade a quiz of a session that one may read, and keep nothing of it',
    params: sceneParams,
    body: answered,
    output: z.object(grade),
    status: 200,
    errors: ['session_not_found', 'scene_type_unknown', 'not_gradable', 'scene_not_written'],
    invalidates: [],
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
    output: rescored,
    status: 200,
    errors: remarkErrors,
    invalidates: ['listAttempts', 'getSession', 'listSessions', 'getStats'],
  },
  compareAnswer: {
    method: 'PUT',
    path: '/api/scenes/{sceneId}/comparisons',
    access: 'user',
    group: 'learning',
    summary: "Say which key points an answer of one's own makes, where no model has judged it",
    params: sceneParams,
    body: z.object({ questionId, found: z.array(z.int().check(z.minimum(0), z.maximum(99))).check(z.maxLength(100)) }),
    output: rescored,
    status: 200,
    errors: [...remarkErrors, 'not_comparable'],
    invalidates: ['listAttempts', 'getSession', 'listSessions', 'getStats'],
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
    errors: remarkErrors,
    invalidates: ['listAttempts', 'getSession', 'listSessions', 'getStats'],
  },
} as const satisfies Record<string, Endpoint>;
