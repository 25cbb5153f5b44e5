import type { CardRecord } from './card.ts';
import { begunAnew } from './review.ts';

/** What its reader does with a card beside answering it; the same object where that changes nothing. */
export const withChange = (card: CardRecord, change: 'suspend' | 'resume' | 'restart'): CardRecord => {
  if (change === 'restart') return card.reviews === 0 ? card : begunAnew(card);
  const suspended = change === 'suspend';
  return card.suspended === suspended ? card : { ...card, suspended };
};
