import * as z from 'zod/mini';
import { SceneIdSchema, SessionIdSchema } from '../../../shared/model/id.ts';
import { CompletionStatusSchema } from '../../../shared/model/learning/progress.ts';
import { JudgeSchema, OwnViewSchema } from '../../../shared/model/learning/question.ts';
import { SceneTypeSchema } from '../../../shared/model/session/scene-type.ts';
import { LearningStatusSchema } from '../../../shared/model/session/session.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { ProgressRecord, ReaderRecord } from '../../domain/progress/progress.ts';

const score = z.nullable(z.int());

const marks = z._default(
  z.array(z.object({ id: z.string(), score, found: z.optional(z.array(z.int())), judge: z.optional(JudgeSchema) })),
  [],
);

const answers = z._default(
  z.array(z.object({ id: z.string(), chosen: z.optional(z.int()), text: z.optional(z.string()) })),
  [],
);

const EntrySchema: z.ZodMiniType<ProgressRecord> = z.object({
  user_id: z.string(),
  session_id: SessionIdSchema,
  order: z.int(),
  type: SceneTypeSchema,
  completion_status: CompletionStatusSchema,
  mastery_score: score,
  latest_score: score,
  time_spent: z.int(),
  last_accessed: InstantSchema,
  latest: marks,
  best: marks,
  answers,
  disputes: z._default(z.record(z.string(), z.string()), {}),
  views: z._default(z.record(z.string(), OwnViewSchema), {}),
});

const ReaderSchema: z.ZodMiniType<ReaderRecord> = z.object({
  user_id: z.string(),
  session_id: SessionIdSchema,
  completed: z.array(z.int()),
  scores: z.record(z.string(), z.int()),
  begun: z.boolean(),
  uncompared: z._default(z.array(z.int()), []),
  minutes: z.int(),
  last_scene: z.nullable(SceneIdSchema),
  learning_status: z.nullable(LearningStatusSchema),
  version: z.int(),
});

export const parseEntry = (row: unknown): ProgressRecord => z.parse(EntrySchema, row);
export const parseReader = (row: unknown): ReaderRecord => z.parse(ReaderSchema, row);
