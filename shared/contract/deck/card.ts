import * as z from 'zod/mini';
import { CardIdSchema, SessionIdSchema } from '../../model/id.ts';
import { CardScheduleSchema, DeckCardSchema } from '../../model/learning/card.ts';
import type { Endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sessionParams } from '../session-params.ts';

export const card = {
  listDueCards: {
    method: 'GET',
    path: '/api/deck/due',
    access: 'user',
    group: 'deck',
    summary: 'The cards of today: steps within the day, what is due, then what is new; of one session, if one is named',
    query: z.object({ ...pageQuery, session: z.optional(SessionIdSchema) }),
    output: pageOf(DeckCardSchema),
    status: 200,
    errors: ['bad_cursor', 'session_not_found'],
  },
  listCards: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/cards',
    access: 'user',
    group: 'deck',
    summary: 'All cards of a session, whenever they are due, to look through or to practise',
    params: sessionParams,
    query: z.object(pageQuery),
    output: pageOf(DeckCardSchema),
    status: 200,
    errors: ['bad_cursor', 'session_not_found'],
  },
  changeCard: {
    method: 'PATCH',
    path: '/api/deck/cards/{cardId}',
    access: 'user',
    group: 'deck',
    summary: 'Ask a card no more, ask it again, or begin it anew',
    params: z.object({ cardId: CardIdSchema }),
    body: z.object({ change: z.enum(['suspend', 'resume', 'restart']) }),
    output: CardScheduleSchema,
    status: 200,
    errors: ['card_not_found', 'conflict'],
    invalidates: ['getToday', 'listDueCards', 'listCards', 'listDecks', 'getSessionDeck', 'listReviews'],
  },
} as const satisfies Record<string, Endpoint>;
