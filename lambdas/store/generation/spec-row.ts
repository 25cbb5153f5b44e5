import * as z from 'zod/mini';
import {
  AudienceSchema,
  DifficultySchema,
  LessonStyleSchema,
  ModeSchema,
} from '../../../shared/catalogue/contract-choices.ts';
import { TierSchema } from '../../../shared/model/account/user.ts';
import { GenerationIdSchema, MaterialIdSchema } from '../../../shared/model/id.ts';
import { ResolvedAssessmentSchema } from '../../../shared/model/session/assessment.ts';
import { OriginSchema } from '../../../shared/model/session/origin.ts';
import { WriterSchema } from '../../../shared/model/session/writer.ts';
import type { GenerationSpec } from '../../domain/generation/spec.ts';
import { CapacitySchema } from '../../domain/model/capacity.ts';
import { BibleSchema } from './plan/plan-row.ts';

const text = z.nullable(z.string());
const TopicSchema = z.object({ topic: z.string(), subtopic: z.string(), focus: z.string() });
const AnchorSchema = z.object({ universe: z.string(), work: text, spoilersOk: z.boolean() });

const SpecSchema: z.ZodMiniType<GenerationSpec> = z.object({
  mode: ModeSchema,
  title: text,
  genre: z.string(),
  authorStyle: z.string(),
  lessonStyle: z.nullable(LessonStyleSchema),
  assessment: z.nullable(ResolvedAssessmentSchema),
  category: text,
  subcategory: text,
  topic: z.nullable(TopicSchema),
  anchor: z.nullable(AnchorSchema),
  origin: OriginSchema,
  language: z.optional(z.string()),
  targetAudience: AudienceSchema,
  difficultyLevel: DifficultySchema,
  estimatedDuration: z.int(),
  learningObjectives: z.string(),
  additionalContext: z.string(),
  sceneTarget: z.int(),
  questionTarget: z.int(),
  after: z.optional(z.int()),
  bible: z.optional(BibleSchema),
  untold: z.optional(z.array(z.object({ generationId: GenerationIdSchema, chunks: z.array(z.string()) }))),
});

/** Apart from the generation's own row, which every scene updates and which is billed by its size. */
const RowSchema = z.object({
  spec: SpecSchema,
  /** Rows from before there was one are Free's. */
  tier: z._default(TierSchema, 'free'),
  /** Who writes it, where that can be chosen while the installation runs. */
  pinned: z.optional(z.object({ modelId: z.string(), writer: WriterSchema, capacity: z.optional(CapacitySchema) })),
  materials: z.array(MaterialIdSchema),
});

export const parseSpec = (row: unknown) => z.parse(RowSchema, row);
