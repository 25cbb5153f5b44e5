import * as z from 'zod/mini';
import { TagsSchema } from '../../../../shared/catalogue/tags.ts';
import { SceneTypeSchema } from '../../../../shared/model/session/scene-type.ts';
import type { Bible } from '../../../domain/generation/plan/bible.ts';
import type { Plan } from '../../../domain/generation/plan/plan.ts';

export const BibleSchema: z.ZodMiniType<Bible> = z.object({
  narrator: z.string(),
  place: z.string(),
  cast: z.array(z.string()),
  thread: z.string(),
  returns: z.string(),
});

const text = z.nullable(z.string());

const PlanSchema: z.ZodMiniType<Plan> = z.object({
  language: z.optional(z.string()),
  title: z.string(),
  description: z.string(),
  category: text,
  subcategory: text,
  tags: TagsSchema,
  bible: z.optional(BibleSchema),
  scenes: z.array(
    z.object({
      order: z.int(),
      type: SceneTypeSchema,
      title: z.string(),
      chunks: z.array(z.string()),
      questions: z.int(),
      point: z.optional(z.object({ point: z.string(), means: z.string(), limit: z.string(), hook: z.string() })),
      open: z.optional(z.object({ shortAnswers: z.int(), caseStudies: z.int() })),
    }),
  ),
});

export const parsePlan = (row: unknown): Plan => z.parse(PlanSchema, row);
