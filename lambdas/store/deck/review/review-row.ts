import * as z from 'zod/mini';
import { CardIdSchema, ReviewIdSchema, SessionIdSchema } from '../../../../shared/model/id.ts';
import { CardGradeSchema, CardStateSchema } from '../../../../shared/model/learning/card.ts';
import { LearningDaySchema } from '../../../../shared/model/learning/deck.ts';
import { InstantSchema } from '../../../../shared/model/time.ts';
import type { ReviewRecord } from '../../../domain/deck/review.ts';
import { reviewKey } from '../../keys.ts';

const RowSchema: z.ZodMiniType<ReviewRecord> = z.object({
  id: ReviewIdSchema,
  user_id: z.string(),
  session_id: SessionIdSchema,
  card: CardIdSchema,
  turn: z.int(),
  grade: CardGradeSchema,
  missed: z.boolean(),
  took: z.int(),
  at: InstantSchema,
  day: LearningDaySchema,
  retention: z.number(),
  fresh: z.boolean(),
  state: CardStateSchema,
  days: z.int(),
  stability: z.number(),
  difficulty: z.number(),
  undone: z.boolean(),
});

export const parseReview = (row: unknown): ReviewRecord => z.parse(RowSchema, row);

export const reviewRow = (review: ReviewRecord) => ({
  ...review,
  ...reviewKey(review.user_id, review.card, review.turn),
});
