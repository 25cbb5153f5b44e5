import * as z from 'zod/mini';
import { CardIdSchema, ReviewIdSchema } from '../id.ts';
import { InstantSchema } from '../time.ts';
import { CardGradeSchema, CardScheduleSchema, CardStateSchema } from './card.ts';

/** An answer takes no longer. */
export const LONGEST_MS = 3_600_000;

/** One answer to one showing of a card, as a client tells it: at once, or from a queue when it is connected again. */
export const ReviewSchema = z
  .object({
    id: ReviewIdSchema,
    card: CardIdSchema,
    /** The showing that was answered: `turn` of the card as the client knew it. */
    turn: z.int().check(z.minimum(0), z.maximum(9_999)),
    grade: CardGradeSchema,
    /** Whether the answer was wrong, where that can be told. */
    missed: z.boolean(),
    /** By the client's clock. */
    at: InstantSchema,
    /** Milliseconds from the question to the grade. */
    took: z.int().check(z.minimum(0), z.maximum(LONGEST_MS)),
  })
  .check(
    z.refine(({ grade, missed }) => !missed || grade === 'again' || grade === 'hard', 'After a miss: again, hard'),
  );
export type Review = z.infer<typeof ReviewSchema>;

/**
 * `counted`: it stands in the log. `already`: this showing was answered elsewhere, and that answer stands. `ahead`: it
 * follows a review of the card that has not come yet. `gone`: there is no such card any more.
 */
export const ReviewOutcomeSchema = z.enum(['counted', 'already', 'ahead', 'gone']);
export type ReviewOutcome = z.infer<typeof ReviewOutcomeSchema>;

export const ReviewResultSchema = z.object({
  id: ReviewIdSchema,
  outcome: ReviewOutcomeSchema,
  /** How the card stands now. */
  card: z.nullable(CardScheduleSchema),
});
export type ReviewResult = z.infer<typeof ReviewResultSchema>;

/** A review as it is kept, with what it came to. */
export const LoggedReviewSchema = z.object({
  id: ReviewIdSchema,
  at: InstantSchema,
  grade: CardGradeSchema,
  missed: z.boolean(),
  took: z.int(),
  /** How the card stood before. */
  state: CardStateSchema,
  /** Days until it was due again; 0 for a step of minutes. */
  days: z.int(),
  /** Days until the chance to remember it falls to nine in ten. */
  stability: z.number(),
  /** 1 to 10. */
  difficulty: z.number(),
});
export type LoggedReview = z.infer<typeof LoggedReviewSchema>;

/** An answer from a log of another program, or of an account that is no more. */
export const PastReviewSchema = z.object({
  card: CardIdSchema,
  at: InstantSchema,
  grade: CardGradeSchema,
  took: z.int().check(z.minimum(0), z.maximum(LONGEST_MS)),
});
export type PastReview = z.infer<typeof PastReviewSchema>;
