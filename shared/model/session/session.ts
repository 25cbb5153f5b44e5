import * as z from 'zod/mini';
import { AudienceSchema, DifficultySchema, LessonStyleSchema, ModeSchema } from '../../catalogue/contract-choices.ts';
import { TagsSchema } from '../../catalogue/tags.ts';
import { GenerationIdSchema, SessionIdSchema } from '../id.ts';
import { InstantSchema } from '../time.ts';
import { AssessmentConfigSchema, ResolvedAssessmentSchema } from './assessment.ts';
import { FailureSchema } from './failure.ts';
import { GenerationPhaseSchema } from './generation-phase.ts';
import { NoteSchema } from './note.ts';
import { OriginSchema } from './origin.ts';
import { VisibilitySchema } from './visibility.ts';
import { SpentSchema, WriterSchema } from './writer.ts';

export const SessionStatusSchema = z.enum(['new', 'draft', 'generating', 'ready', 'completed']);
export type SessionStatus = z.infer<typeof SessionStatusSchema>;

/** State → what may follow. The conditions of the store's writes are taken from here. */
export const sessionLifecycle = {
  new: ['generating', 'draft'],
  draft: ['generating'],
  generating: ['ready', 'draft'],
  ready: ['completed'],
  completed: ['ready'],
} as const satisfies Record<SessionStatus, readonly SessionStatus[]>;

export const LearningStatusSchema = z.enum(['ready', 'in-progress', 'completed']);
export type LearningStatus = z.infer<typeof LearningStatusSchema>;

const EditionSchema = z.literal('study');

/** The spec of the generation as it is shown; each mode fills its own fields. */
export const ContractSnapshotSchema = z.object({
  targetAudience: AudienceSchema,
  difficultyLevel: DifficultySchema,
  estimatedDuration: z.int(),
  sceneCountTarget: z.int(),
  quizCountTarget: z.int(),
  title: z.optional(z.string()),
  category: z.optional(z.string()),
  subcategory: z.optional(z.string()),
  lessonStyle: z.optional(LessonStyleSchema),
  resolvedAssessment: z.optional(ResolvedAssessmentSchema),
  tags: z.optional(TagsSchema),
  /** Anchor: a slug of the catalogue or as typed, also where the choice was left to the product. */
  anchorUniverse: z.optional(z.string()),
  anchorWorkTitle: z.optional(z.string()),
  /** True when the embedded engine writes it instead of a language model. */
  basic: z.optional(z.literal(true)),
  /** What the embedded engine makes of the material: its sections whole and in their order. Lessons from before have none. */
  edition: z.optional(EditionSchema),
});

/** How far the running generation is; only on a session that is being written. */
export const GenerationProgressSchema = z.object({
  id: GenerationIdSchema,
  phase: GenerationPhaseSchema,
  written: z.int(),
  total: z.nullable(z.int()),
  started_at: InstantSchema,
});
export type GenerationProgress = z.infer<typeof GenerationProgressSchema>;

/** Number of requested questions, and of those that passed the checks. */
export const QuestionCountsSchema = z.object({
  asked: z.int(),
  passed: z.int(),
  /** Those that passed; left out of lessons from before they were counted. */
  kinds: z.optional(ResolvedAssessmentSchema),
});

const text = z.nullable(z.string());

/** Somebody else's session that a reader keeps on their own dashboard. */
const AddedSchema = z.object({
  at: InstantSchema,
  /** The author's name when it was added; null for one without a name. */
  author: text,
  /** False once its author unshared, binned or deleted it. */
  shared: z.boolean(),
});

export const SessionSchema = z.object({
  id: SessionIdSchema,
  /** For its author alone. */
  user_id: text,
  title: z.string(),
  description: text,
  genre: text,
  author_inspiration: text,
  category: text,
  subcategory: text,
  status: SessionStatusSchema,
  learning_status: z.nullable(LearningStatusSchema),
  progress_percentage: z.int(),
  scene_progress: z.int(),
  mastery_score: z.nullable(z.int()),
  mode: ModeSchema,
  lesson_style: z.nullable(LessonStyleSchema),
  estimated_duration: z.nullable(z.int()),
  target_audience: z.nullable(AudienceSchema),
  difficulty_level: z.nullable(DifficultySchema),
  visibility: VisibilitySchema,
  is_public: z.boolean(),
  assessment_config: z.nullable(AssessmentConfigSchema),
  resolved_assessment: z.nullable(ResolvedAssessmentSchema),
  contract_snapshot: z.nullable(ContractSnapshotSchema),
  tags: z.nullable(TagsSchema),
  /** True when the embedded engine wrote it instead of a language model; left out otherwise. */
  basic: z.optional(z.literal(true)),
  edition: z.optional(EditionSchema),
  origin: z._default(OriginSchema, 'own'),
  /** What it is written in, ISO 639-1; left out before its plan stands and where nobody can tell. */
  language: z.optional(z.string()),
  generated_at: z.nullable(InstantSchema),
  /** Who wrote it, once it is written: several where somebody else went on with it. Left out of lessons from before it was kept. */
  writers: z.optional(z.array(WriterSchema)),
  /** True once what was written was read against the material by a second call. */
  checked: z.optional(z.boolean()),
  /** For its author: what writing it took. */
  spent: z.optional(SpentSchema),
  scene_count_target: z.nullable(z.int()),
  quiz_count_target: z.nullable(z.int()),
  generated_scene_count: z.int(),
  /** Minutes that all written scenes take; left out before there are any, and for lessons from before it was counted. */
  generated_minutes: z.optional(z.int()),
  question_counts: z.nullable(QuestionCountsSchema),
  /** For its author: how often readers call a question of it wrong; left out before anybody did. */
  disputed_questions: z.optional(z.int()),
  /** For its author: a moderator keeps it from everybody else, whatever its visibility; left out when nobody does. */
  hidden: z.optional(z.boolean()),
  /** Why the last generation ended without a lesson. */
  failure_reason: z.nullable(FailureSchema),
  /** What the finished lesson leaves out and why: thin material, a chapter that could not be written. */
  notes: z.array(NoteSchema),
  generation: z.nullable(GenerationProgressSchema),
  created_at: InstantSchema,
  updated_at: InstantSchema,
  deleted_at: z.nullable(InstantSchema),
  deleted_by: text,
  /** Only among the sessions of a reader who is not its author. */
  added: z.optional(AddedSchema),
  /** On a dashboard, of a session that is being read: the scene where its reader left off, counted from 1. */
  left_off: z.optional(z.int()),
  /** Grows with every write; a client drops what is older than what it shows. */
  version: z.int(),
});
export type Session = z.infer<typeof SessionSchema>;

/** Learning status goes first; before the first generation is done there is none. */
export const effectiveStatus = (
  session: Pick<Session, 'learning_status'> & { status?: SessionStatus | null },
): SessionStatus | LearningStatus => session.learning_status ?? session.status ?? 'ready';
