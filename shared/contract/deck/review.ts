import * as z from 'zod/mini';
import { LOG_BYTES, PAST_REVIEWS_AT_ONCE, REVIEWS_AT_ONCE } from '../../catalogue/limits.ts';
import { CardIdSchema, ReviewIdSchema } from '../../model/id.ts';
import { CardScheduleSchema } from '../../model/learning/card.ts';
import { LoggedReviewSchema, PastReviewSchema, ReviewResultSchema, ReviewSchema } from '../../model/learning/review.ts';
import { InstantSchema } from '../../model/time.ts';
import type { Endpoint } from '../endpoint.ts';

export const review = {
  gradeCards: {
    method: 'POST',
    path: '/api/deck/reviews',
    access: 'user',
    group: 'deck',
    summary: 'Count reviews, each once however often it is sent, in the order in which they were made',
    body: z.object({
      /** The client's clock as this is sent: reviews are dated by how long before it they were made. */
      sent_at: InstantSchema,
      reviews: z.array(ReviewSchema).check(z.minLength(1), z.maxLength(REVIEWS_AT_ONCE)),
    }),
    output: z.object({ results: z.array(ReviewResultSchema) }),
    status: 200,
    errors: ['conflict'],
    invalidates: ['getToday', 'listDecks', 'getSessionDeck'],
  },
  undoReview: {
    method: 'POST',
    path: '/api/deck/undo',
    access: 'user',
    group: 'deck',
    summary: 'Take the latest review of a card back, as if it had not been',
    body: z.object({ card: CardIdSchema, review: ReviewIdSchema }),
    output: CardScheduleSchema,
    status: 200,
    errors: ['card_not_found', 'conflict'],
    invalidates: ['getToday', 'listDecks', 'getSessionDeck', 'listReviews'],
  },
  listReviews: {
    method: 'GET',
    path: '/api/deck/cards/{cardId}/reviews',
    access: 'user',
    group: 'deck',
    summary: 'The reviews of a card, the first of them first, without those that were taken back',
    params: z.object({ cardId: CardIdSchema }),
    output: z.object({ reviews: z.array(LoggedReviewSchema) }),
    status: 200,
    errors: ['card_not_found'],
  },
  readReviewLog: {
    method: 'POST',
    path: '/api/deck/log/read',
    access: 'user',
    group: 'deck',
    weight: 5,
    summary: "The answers in a package of Anki's or in a table with the columns of its log; nothing is kept",
    body: z.object({ base64: z.string().check(z.minLength(1), z.maxLength(Math.ceil(LOG_BYTES / 3) * 4)) }),
    /** `others`: rows of cards that did not come from here. */
    output: z.object({ reviews: z.array(PastReviewSchema), others: z.int() }),
    status: 200,
    errors: ['not_a_log'],
    invalidates: [],
  },
  importReviews: {
    method: 'POST',
    path: '/api/deck/log',
    access: 'user',
    group: 'deck',
    summary: 'Count answers that were given elsewhere, each once however often it comes: by its card and its second',
    body: z.object({ reviews: z.array(PastReviewSchema).check(z.minLength(1), z.maxLength(PAST_REVIEWS_AT_ONCE)) }),
    /** `unknown`: of cards that are not in the deck. Those that are neither were there already. */
    output: z.object({ counted: z.int(), unknown: z.int() }),
    status: 200,
    errors: ['conflict'],
    invalidates: ['getToday', 'listDueCards', 'listCards', 'listDecks', 'getSessionDeck', 'listReviews'],
  },
} as const satisfies Record<string, Endpoint>;
