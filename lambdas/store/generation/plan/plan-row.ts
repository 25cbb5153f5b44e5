import * as z from 'zod/mini';
import { TagsSchema } from '../../../../shared/catalogue/tags.ts';
import { SceneTypeSchema } from '../../../../shared/model/session/scene-type.ts';
import type { Plan } from '../../../domain/generation/plan/plan.ts';

const text = z.nullable(z.string());

const PlanSchema: z.ZodMiniType<Plan> = z.object({
  language: z.optional(z.string()),
  title: z.string(),
  description: z.string(),
  category: text,
  subcategory: text,
  tags: TagsSchema,
  scenes: z.array(
    z.object({
      order: z.int(),
      type: SceneTypeSchema,
      title: z.string(),
      chunks: z.array(z.string()),
      questions: z.int(),
      open: z.optional(z.object({ shortAnswers: z.int(), caseStudies: z.int() })),
    }),
  ),
});

export const parsePlan = (row: unknown): Plan => z.parse(PlanSchema, row);
