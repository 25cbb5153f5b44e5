import type { Review, ReviewOutcome } from '../../../../shared/model/learning/review.ts';
import type { CardRecord } from '../../../domain/deck/card.ts';
import { countReview, isLate, type ReviewClock, type ReviewWrites } from '../../../domain/deck/review.ts';
import { absent, type Fragment, put } from '../../fragment.ts';
import { type Table, transact } from '../../table.ts';
import { VersionConflict, withOptimisticLock } from '../../version-conflict.ts';
import { replaceCard, writtenCard } from '../card/card-row.ts';
import { findCard } from '../card/find-card.ts';
import { cardReviews, findReview } from './card-reviews.ts';
import { countReviewed } from './count-reviewed.ts';
import { reviewRow } from './review-row.ts';

export interface CountedReview {
  readonly outcome: ReviewOutcome;
  readonly card: CardRecord | undefined;
}

/** The writes beside the log: the card on its version, and the figures of the day. */
export const cardWrites = ({ card, day, figures }: ReviewWrites): Fragment[] => [
  replaceCard(card),
  countReviewed(card.user_id, day, figures),
];

/** A showing before the one that the card stands at has been answered, or taken back; one after it cannot be yet. */
const outcomeOf = async (table: Table, card: CardRecord, review: Review): Promise<ReviewOutcome> => {
  if (review.turn > card.turn) return 'ahead';
  const known = await findReview(table, card.user_id, card.id, review.turn);
  return known?.id === review.id && !known.undone ? 'counted' : 'already';
};

/**
 * Log, card and day in one transaction. The log has one row for each showing, so that of two answers to the same one
 * the first stands, however they come and how often.
 */
export const countOnce = (table: Table, userId: string, review: Review, clock: ReviewClock): Promise<CountedReview> =>
  withOptimisticLock(async () => {
    const card = await findCard(table, userId, review.card);
    if (!card) return { outcome: 'gone', card };
    if (card.turn !== review.turn) return { outcome: await outcomeOf(table, card, review), card };
    const log = isLate(review, card, clock) ? await cardReviews(table, userId, card.id) : [];
    const writes = countReview(card, review, log, clock);
    const first = absent(() => new VersionConflict());
    await transact(table, [put(reviewRow(writes.review), first), ...cardWrites(writes)]);
    return { outcome: 'counted', card: writtenCard(writes.card) };
  });
