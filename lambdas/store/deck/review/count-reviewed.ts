import type { LearningDay } from '../../../../shared/model/learning/deck.ts';
import type { ReviewedDay } from '../../../domain/deck/review.ts';
import { changing, type Fragment, update } from '../../fragment.ts';
import { reviewedKey } from '../../keys.ts';

/** Adds to the figures of a day. */
export const countReviewed = (userId: string, day: LearningDay, figures: ReviewedDay): Fragment => {
  const { expression, values, names } = changing({ set: { day }, add: { ...figures } });
  return update(reviewedKey(userId, day), expression, values, names);
};
