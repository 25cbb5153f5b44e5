import * as z from 'zod/mini';
import { AudienceSchema, DifficultySchema, LessonStyleSchema, ModeSchema } from '../catalogue/contract-choices.ts';
import { CONTENT_PREVIEW } from '../catalogue/limits.ts';
import { PromptInputIdSchema, SessionIdSchema } from './id.ts';
import { AssessmentConfigSchema, ResolvedAssessmentSchema } from './session/assessment.ts';
import { InstantSchema } from './time.ts';

const line = z.string().check(z.maxLength(500));

export const InputSnapshotSchema = z.object({
  mode: ModeSchema,
  lessonStyle: z.nullable(LessonStyleSchema),
  targetAudience: AudienceSchema,
  difficultyLevel: DifficultySchema,
  estimatedDuration: z.int(),
  assessmentConfig: z.nullable(AssessmentConfigSchema),
  autoSelectCategory: z.boolean(),
  category: z.nullable(line),
  subcategory: z.nullable(line),
  title: line,
  contentPreview: z.string().check(z.maxLength(CONTENT_PREVIEW)),
  hasFile: z.boolean(),
  additionalContext: z.string().check(z.maxLength(4_000)),
  scenePlan: z.object({ range: z.string().check(z.maxLength(20)), target: z.int() }),
  assessmentResolved: z.nullable(ResolvedAssessmentSchema),
});
export type InputSnapshot = z.infer<typeof InputSnapshotSchema>;

export const PromptInputSchema = z.object({
  id: PromptInputIdSchema,
  session_id: SessionIdSchema,
  phase: z.literal('extract'),
  status: z.literal('pending'),
  input_snapshot: InputSnapshotSchema,
  created_at: InstantSchema,
});
export type PromptInput = z.infer<typeof PromptInputSchema>;
