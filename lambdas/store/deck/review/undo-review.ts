import { AppError } from '../../../../shared/model/app-error.ts';
import type { CardId, ReviewId } from '../../../../shared/model/id.ts';
import type { CardRecord } from '../../../domain/deck/card.ts';
import type { Fit } from '../../../domain/deck/memory.ts';
import { takeBack } from '../../../domain/deck/review.ts';
import { put } from '../../fragment.ts';
import { type Table, transact } from '../../table.ts';
import { VersionConflict, withOptimisticLock } from '../../version-conflict.ts';
import { writtenCard } from '../card/card-row.ts';
import { findCard } from '../card/find-card.ts';
import { cardReviews } from './card-reviews.ts';
import { cardWrites } from './count-review.ts';
import { reviewRow } from './review-row.ts';

/** Takes the latest review of a card back; again, it changes nothing. */
export const undoReview = (table: Table, userId: string, id: CardId, review: ReviewId, fit: Fit): Promise<CardRecord> =>
  withOptimisticLock(async () => {
    const [card, log] = await Promise.all([findCard(table, userId, id), cardReviews(table, userId, id)]);
    if (!card) throw new AppError('card_not_found');
    const meant = log.find((one) => one.id === review);
    if (meant?.undone) return card;
    if (!meant || meant.turn !== card.turn - 1) throw new AppError('conflict');
    const writes = takeBack(card, meant, log, fit);
    const still = { expression: 'undone = :no', values: { ':no': false }, refusal: () => new VersionConflict() };
    await transact(table, [put(reviewRow(writes.review), still), ...cardWrites(writes)]);
    return writtenCard(writes.card);
  });
