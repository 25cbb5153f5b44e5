import * as z from 'zod/mini';
import { SceneIdSchema, SessionIdSchema } from '../id.ts';
import { ActivitySchema } from '../learning/activity.ts';
import { PassageSchema, QuizSchema } from '../learning/question.ts';
import { SceneTypeSchema } from './scene-type.ts';

/** A stub stands from the plan on, until it is written. One that was given up is no scene of the lesson. */
export const SceneStateSchema = z.enum(['stub', 'written']);

export const TermSchema = z.object({ term: z.string(), definition: z.string() });
export type Term = z.infer<typeof TermSchema>;

export const SceneSchema = z.object({
  id: SceneIdSchema,
  session_id: SessionIdSchema,
  type: SceneTypeSchema,
  title: z.string(),
  /** Markdown without HTML; null until written, and for a quiz. */
  content: z.nullable(z.string()),
  quiz: z.nullable(QuizSchema),
  order_index: z.int(),
  /** Minutes. */
  estimated_duration: z.int(),
  state: SceneStateSchema,
  sources: z.array(PassageSchema),
  terms: z.array(TermSchema),
  /** Practice that stands in the text. Scenes written before there was any have none. */
  activities: z._default(z.array(ActivitySchema), []),
});
export type Scene = z.infer<typeof SceneSchema>;

/** The scenes of one generation, in order: answered from the scenes, not stored. */
export const ContentModuleSchema = z.object({
  story_session_id: SessionIdSchema,
  order_index: z.int(),
  scenes: z.array(SceneSchema),
});
