import * as z from 'zod/mini';
import { LearningDaySchema } from '../../../../shared/model/learning/deck.ts';
import { InstantSchema } from '../../../../shared/model/time.ts';
import type { FitRecord } from '../../../domain/deck/fit/record.ts';

const RowSchema: z.ZodMiniType<FitRecord> = z.object({
  user_id: z.string(),
  version: z.int(),
  weights: z.nullable(z.array(z.number())),
  answers: z.int(),
  tried_at: z.nullable(InstantSchema),
  usual_loss: z.nullable(z.number()),
  fitted_loss: z.nullable(z.number()),
  counted_on: z.nullable(LearningDaySchema),
  asked: z.int(),
  tried: z.int(),
  row: z.int(),
});

export const parseFit = (row: unknown): FitRecord => z.parse(RowSchema, row);
