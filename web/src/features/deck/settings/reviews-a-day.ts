import { intervalPart } from '../history/forgetting.ts';

/** What a deck comes to on an average day as long as its cards are known as well as now. */
export interface DeckLoad {
  /** Reviews a day that let nine in ten be remembered. */
  readonly aDay: number;
  /** Cards that were reviewed: each comes back once a day at most. */
  readonly cards: number;
  /** The deck has more than these. */
  readonly more: boolean;
}

/** Cards a day for whoever wants to remember this part of them, 0–1. */
export const reviewsADay = ({ aDay, cards }: DeckLoad, retention: number): number =>
  Math.min(cards, aDay / intervalPart(retention));
