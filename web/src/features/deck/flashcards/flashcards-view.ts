import type { DeckCard } from '../../../../../shared/model/learning/card.ts';

export const pileTabs = ['all', 'questions', 'terms', 'tasks', 'missed'] as const;
export type PileTab = (typeof pileTabs)[number];

export const pileTabFrom = (text: string | null): PileTab => pileTabs.find((tab) => tab === text) ?? 'all';

const inPile: Record<PileTab, (card: DeckCard) => boolean> = {
  all: () => true,
  questions: ({ content: { kind } }) => kind === 'question' || kind === 'open',
  terms: ({ content: { kind } }) => kind === 'term',
  tasks: ({ content: { kind } }) => kind === 'gap' || kind === 'order',
  missed: ({ missed, lapses }) => missed || lapses > 0,
};

export const pileOf = (cards: readonly DeckCard[], tab: PileTab): DeckCard[] => cards.filter(inPile[tab]);

/** The tabs that have cards, and always all of them. */
export const filledTabs = (cards: readonly DeckCard[]): { tab: PileTab; count: number }[] =>
  pileTabs
    .map((tab) => ({ tab, count: pileOf(cards, tab).length }))
    .filter(({ tab, count }) => tab === 'all' || count > 0);

/** In another order, the same for the same numbers: `random` gives 0 to 1. */
export const shuffled = <T>(all: readonly T[], random: () => number): T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
