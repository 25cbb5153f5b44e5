import * as z from 'zod/mini';
import { SceneIdSchema, SessionIdSchema } from '../id.ts';
import { ActivitySchema } from '../learning/activity.ts';
import { PassageSchema, QuizSchema } from '../learning/question.ts';
import { SceneCheckSchema } from './scene-check.ts';
import { SceneTypeSchema } from './scene-type.ts';

/** A stub stands from the plan on, until it is written. One that was given up is no scene of the lesson. */
export const SceneStateSchema = z.enum(['stub', 'written']);

export const TermSchema = z.object({ term: z.string(), definition: z.string() });
export type MarginTerm = z.infer<typeof TermSchema>;

/** What a passage is likened to in a world that the learner knows, and where that ends. Plain text. */
export const LikenessCardSchema = z.object({
  title: z.string(),
  image: z.string(),
  ends: z.string(),
  asks: z.string(),
});
export type LikenessCard = z.infer<typeof LikenessCardSchema>;

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
  /** A few lines at the door of a chapter that are not from the material: plain text, shown apart from the content. */
  vignette: z.optional(z.string()),
  /** Shown apart from the content, below it. */
  likeness: z.optional(LikenessCardSchema),
  /** Left out of scenes that nobody checks: those of the embedded engine, and those from before there was a check. */
  check: z.optional(SceneCheckSchema),
});
export type Scene = z.infer<typeof SceneSchema>;

/** The scenes of one generation, in order: answered from the scenes, not stored. */
export const ContentModuleSchema = z.object({
  story_session_id: SessionIdSchema,
  order_index: z.int(),
  scenes: z.array(SceneSchema),
});
