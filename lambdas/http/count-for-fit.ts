import { counted } from '../domain/deck/fit/record.ts';
import { deckStore } from '../runtime/container.ts';
import type { DeckClock } from './deck-clock.ts';

/** Once a day somebody's reviews are counted; where there are enough new ones, the stream has parameters fitted to them. */
export const countForFit = async (userId: string, { fit, day }: DeckClock): Promise<void> => {
  if (fit.counted_on === day) return;
  const { fits } = deckStore();
  // Another request that did the same meanwhile has done it for both
  await fits.save(counted(fit, await fits.countReviews(userId), day));
};
