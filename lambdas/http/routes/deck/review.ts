import { AppError } from '../../../../shared/model/app-error.ts';
import type { ReviewResult } from '../../../../shared/model/learning/review.ts';
import { presentSchedule } from '../../../domain/deck/card.ts';
import { answersOf } from '../../../domain/deck/log/answers.ts';
import { readCsvLog } from '../../../domain/deck/log/csv-log.ts';
import { presentReview } from '../../../domain/deck/review.ts';
import { deckStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { readPackageLog } from '../../../runtime/services/anki.ts';
import { countForFit } from '../../count-for-fit.ts';
import { deckClock } from '../../deck-clock.ts';

/** How the files of packages begin. */
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

export const review: Routes<'gradeCards' | 'undoReview' | 'listReviews' | 'readReviewLog' | 'importReviews'> = {
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
    await countForFit(caller.userId, clock);
    return { results: body.reviews.flatMap(({ id }) => results.get(id) ?? []) };
  },

  undoReview: async ({ caller, body, now }) => {
    const clock = await deckClock(caller.userId, now);
    return presentSchedule(await deckStore().undo(caller.userId, body.card, body.review, clock.fit), clock);
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

  readReviewLog: async ({ body }) => {
    const bytes = Buffer.from(body.base64, 'base64');
    return answersOf(isZip(bytes) ? await readPackageLog(bytes) : readCsvLog(bytes.toString()));
  },

  importReviews: async ({ caller: { userId }, body, now }) => {
    const clock = await deckClock(userId, now);
    const figures = { counted: 0, unknown: 0 };
    for (const [card, past] of Map.groupBy(body.reviews, (one) => one.card)) {
      const counted = await deckStore().importReviews(userId, card, past, clock);
      if (counted === undefined) figures.unknown += past.length;
      else figures.counted += counted;
    }
    await countForFit(userId, clock);
    return figures;
  },
};
