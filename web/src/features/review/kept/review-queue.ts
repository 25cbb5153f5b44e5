import * as z from 'zod/mini';
import type { ReviewId } from '../../../../../shared/model/id.ts';
import { type Review, ReviewSchema } from '../../../../../shared/model/learning/review.ts';

type ReviewStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const KeptSchema = z.object({
  review: ReviewSchema,
  /** It was sent, and may have arrived although no answer came back. */
  sent: z.boolean(),
});
type KeptReview = z.infer<typeof KeptSchema>;

const prefixOf = (userId: string): string => `fabula.review.${userId}.`;

/** Reviews of one person that the server may not have yet: a row each, so that two tabs do not overwrite each other's. */
export const createReviewQueue = (place: ReviewStorage, userId: string) => {
  const keyOf = (id: ReviewId): string => prefixOf(userId) + id;
  /** Those that storage has no room for last as long as the page. */
  const unstored = new Map<ReviewId, KeptReview>();
  const save = (kept: KeptReview): void => {
    try {
      place.setItem(keyOf(kept.review.id), JSON.stringify(kept));
    } catch {
      unstored.set(kept.review.id, kept);
    }
  };
  const stored = (): KeptReview[] => {
    try {
      const keys = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(prefixOf(userId)))
        .flatMap((key) => KeptSchema.safeParse(JSON.parse(place.getItem(key) ?? 'null')).data ?? []);
    } catch {
      return [];
    }
  };
  const load = (): KeptReview[] =>
    [...stored(), ...unstored.values()].toSorted(
      ({ review: one }, { review: other }) => Date.parse(one.at) - Date.parse(other.at) || one.turn - other.turn,
    );
  return {
    load,
    add: (review: Review): void => save({ review, sent: false }),
    sending: (reviews: readonly Review[]): void => {
      for (const review of reviews) save({ review, sent: true });
    },
    remove: (ids: readonly ReviewId[]): void => {
      for (const id of ids) {
        unstored.delete(id);
        try {
          place.removeItem(keyOf(id));
        } catch {
          // Nothing was stored
        }
      }
    },
  };
};
export type ReviewQueue = ReturnType<typeof createReviewQueue>;
