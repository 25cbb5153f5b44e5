import * as z from 'zod/mini';
import { SceneIdSchema, SessionIdSchema } from '../id.ts';
import { SceneTypeSchema } from '../session/scene-type.ts';
import { LearningStatusSchema } from '../session/session.ts';
import { InstantSchema } from '../time.ts';

/** With an underscore, unlike the learning status of a session. */
export const CompletionStatusSchema = z.enum(['completed', 'in_progress']);
export type CompletionStatus = z.infer<typeof CompletionStatusSchema>;

const percent = z.int().check(z.minimum(0), z.maximum(100));

export const ProgressSchema = z.object({
  user_id: z.string(),
  scene_id: SceneIdSchema,
  completion_status: CompletionStatusSchema,
  /** Best score, percent; null for a scene that is no quiz. */
  mastery_score: z.nullable(percent),
  latest_score: z.nullable(percent),
  /** Minutes. */
  time_spent: z.int(),
  last_accessed: InstantSchema,
  scene: z.object({ type: SceneTypeSchema, story_session_id: SessionIdSchema }),
});
export type Progress = z.infer<typeof ProgressSchema>;

/** A user's progress in one session. */
export const SessionProgressSchema = z.object({
  /** Percent of scenes completed. */
  score: z.int(),
  /** Average mastery of completed scored scenes, 0–1; null before any. */
  mastery: z.nullable(z.number()),
  learning_status: z.nullable(LearningStatusSchema),
  last_scene: z.nullable(SceneIdSchema),
});
export type SessionProgress = z.infer<typeof SessionProgressSchema>;

/** `count` sessions that are written and not in the bin have the tag. */
const TagCountSchema = z.object({ slug: z.string(), count: z.int() });
export type TagCount = z.infer<typeof TagCountSchema>;

export const StatsSchema = z.object({
  totalSessions: z.int(),
  hoursLearned: z.number(),
  completedStories: z.int(),
  tags: z.array(TagCountSchema),
});
export type Stats = z.infer<typeof StatsSchema>;
