import * as z from 'zod/mini';
import { ANSWER_CHARACTERS } from '../../catalogue/limits.ts';
import { SceneIdSchema } from '../id.ts';

/** Activities of one scene that are kept for a learner: so many fit into one row at their longest. */
export const KEPT_ACTIVITIES = 20;
const WORD_CHARACTERS = 100;
const WORDS = 12;
const PICKS = 64;

/** How a learner judges an answer of their own beside the material's. */
export const VerdictSchema = z.enum(['yes', 'partly', 'no']);
export type Verdict = z.infer<typeof VerdictSchema>;

/**
 * Where an activity stands: being worked on, answered and compared with the material, or put aside. One that was never
 * touched has no entry.
 */
const PhaseSchema = z.enum(['open', 'checked', 'aside']);

/** What a learner did with one activity. Each kind fills the fields that it has. */
export const PracticeEntrySchema = z.object({
  /** Id of the activity in its scene. */
  activity: z.string().check(z.minLength(1), z.maxLength(64)),
  phase: PhaseSchema,
  /** An explanation, a guess, what is remembered. */
  text: z.string().check(z.maxLength(ANSWER_CHARACTERS)),
  /** The words put into gaps, in their order; empty where there is none yet. */
  words: z.array(z.string().check(z.maxLength(WORD_CHARACTERS))).check(z.maxLength(WORDS)),
  /** Indexes: of chosen terms, of steps in their chosen order, of columns, of an option, of ticked sentences. */
  picks: z.array(z.nullable(z.int())).check(z.maxLength(PICKS)),
  verdict: z.nullable(VerdictSchema),
  /** How often it was checked. */
  tries: z.int().check(z.minimum(0), z.maximum(1_000)),
  /** The device's clock in milliseconds, and always more than what stood before: the greater one counts. */
  changed: z.int().check(z.minimum(0)),
});
export type PracticeEntry = z.infer<typeof PracticeEntrySchema>;

/** One learner and one scene. */
export const ScenePracticeSchema = z.object({ scene_id: SceneIdSchema, entries: z.array(PracticeEntrySchema) });
export type ScenePractice = z.infer<typeof ScenePracticeSchema>;
