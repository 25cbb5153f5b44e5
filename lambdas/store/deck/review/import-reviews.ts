import type { CardId } from '../../../../shared/model/id.ts';
import type { PastReview } from '../../../../shared/model/learning/review.ts';
import { importReviews, unknownOf } from '../../../domain/deck/log/import-reviews.ts';
import type { DeckStore } from '../../../domain/deck/ports.ts';
import { absent, put } from '../../fragment.ts';
import { type Table, transact } from '../../table.ts';
import { VersionConflict, withOptimisticLock } from '../../version-conflict.ts';
import { replaceCard } from '../card/card-row.ts';
import { findCard } from '../card/find-card.ts';
import { cardReviews } from './card-reviews.ts';
import { countReviewed } from './count-reviewed.ts';
import { reviewRow } from './review-row.ts';

/** A transaction has a hundred rows: a review and its day each, and the card. */
const AT_ONCE = 45;

type Clock = Parameters<DeckStore['importReviews']>[3];

/** The next of them in one transaction; undefined where the card is not there. */
const importSome = (table: Table, userId: string, id: CardId, past: readonly PastReview[], clock: Clock) =>
  withOptimisticLock(async () => {
    const [card, log] = await Promise.all([findCard(table, userId, id), cardReviews(table, userId, id)]);
    if (!card) return undefined;
    const unknown = unknownOf(log, past, clock.now);
    const some = unknown.slice(0, AT_ONCE);
    if (some.length === 0) return { counted: 0, left: 0 };
    const writes = importReviews(card, log, some, clock);
    const first = absent(() => new VersionConflict());
    await transact(table, [
      ...writes.reviews.map((review) => put(reviewRow(review), first)),
      ...[...writes.days].map(([day, figures]) => countReviewed(userId, day, figures)),
      replaceCard(writes.card),
    ]);
    return { counted: some.length, left: unknown.length - some.length };
  });

/** Those that its log has not yet; what of them was written stays when the rest fails, and is known the next time. */
export const importCardReviews = async (
  table: Table,
  userId: string,
  card: CardId,
  past: readonly PastReview[],
  clock: Clock,
): Promise<number | undefined> => {
  let counted = 0;
  for (;;) {
    const some = await importSome(table, userId, card, past, clock);
    if (!some) return undefined;
    counted += some.counted;
    if (some.left === 0) return counted;
  }
};
