import { AppError } from '../../../../shared/model/app-error.ts';
import type { ReviewResult } from '../../../../shared/model/learning/review.ts';
import { presentSchedule } from '../../../domain/deck/card.ts';
import { presentReview } from '../../../domain/deck/review.ts';
import { deckStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { deckClock } from '../../deck-clock.ts';

export const review: Routes<'gradeCards' | 'undoReview' | 'listReviews'> = {
  gradeCards: async ({ caller, body, now }) => {
    const clock = await deckClock(caller.userId, now);
    const sent = Date.parse(body.sent_at);
    const inOrder = body.reviews.toSorted(
      (one, other) => Date.parse(one.at) - Date.parse(other.at) || one.turn - other.turn,
    );
    const results = new Map<string, ReviewResult>();
    // One after the other: each showing of a card follows from the one before
    for (const one of inOrder) {
      const { outcome, card } = await deckStore().review(caller.userId, one, { ...clock, sent });
      results.set(one.id, { id: one.id, outcome, card: card ? presentSchedule(card, clock) : null });
    }
    return { results: body.reviews.flatMap(({ id }) => results.get(id) ?? []) };
  },

  undoReview: async ({ caller, body, now }) => {
    const clock = await deckClock(caller.userId, now);
    return presentSchedule(await deckStore().undo(caller.userId, body.card, body.review), clock);
  },

  listReviews: async ({ caller, params }) => {
    const [card, reviews] = await Promise.all([
      deckStore().find(caller.userId, params.cardId),
      deckStore().reviews(caller.userId, params.cardId),
    ]);
    if (!card) throw new AppError('card_not_found');
    const counted = reviews.filter(({ undone }) => !undone);
    return { reviews: counted.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map(presentReview) };
  },
};
