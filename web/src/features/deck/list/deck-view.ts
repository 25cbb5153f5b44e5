import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import { wordsOfCard } from '../../../../../shared/model/learning/card-text.ts';
import type { SessionDeck } from '../../../../../shared/model/learning/deck.ts';
import { DAY } from '../../../../../shared/model/time.ts';
import { deckTexts } from '../texts.ts';

export type DeckTab = 'all' | 'due' | 'new' | 'leeches' | 'suspended';
export const deckTabs = ['all', 'due', 'new', 'leeches', 'suspended'] as const satisfies readonly DeckTab[];

export const deckTabFrom = (text: string | null): DeckTab => deckTabs.find((tab) => tab === text) ?? 'all';

const inSteps = ({ state }: Pick<DeckCard, 'state'>): boolean => state === 'learning' || state === 'relearning';

/** Due on the reader's day: steps end within it, and what comes back on a day is due when that begins. */
const isDue = (card: DeckCard, now: number): boolean =>
  !card.suspended && card.due !== null && (inSteps(card) || Date.parse(card.due) <= now);

const has: Record<DeckTab, (card: DeckCard, now: number) => boolean> = {
  all: () => true,
  due: isDue,
  new: ({ state, suspended }) => state === 'new' && !suspended,
  leeches: ({ leech }) => leech,
  suspended: ({ suspended }) => suspended,
};

export interface DeckFilter {
  readonly tab: DeckTab;
  readonly search: string;
}

export const filteredCards = (cards: readonly DeckCard[], { tab, search }: DeckFilter, now: number): DeckCard[] => {
  const wanted = search.trim().toLocaleLowerCase();
  return cards.filter(
    (card) => has[tab](card, now) && (wanted === '' || wordsOfCard(card.content).toLocaleLowerCase().includes(wanted)),
  );
};

/** Whether a session can have cards of a tab at all: of the others none are loaded. */
export const mayHave = (deck: SessionDeck, tab: DeckTab, due: ReadonlySet<string>): boolean => {
  switch (tab) {
    case 'all':
      return deck.cards > 0;
    case 'due':
      return !deck.off && due.has(deck.session_id);
    case 'new':
      return deck.fresh > 0;
    case 'leeches':
      return deck.leeches > 0;
    case 'suspended':
      return deck.suspended > 0;
  }
};

export interface DeckTotals {
  readonly cards: number;
  readonly fresh: number;
  readonly leeches: number;
  readonly suspended: number;
  /** Reviews on an average day that let nine in ten be remembered. */
  readonly aDay: number;
  /** 0–1; null before any review. */
  readonly remembered: number | null;
}

export const totalsOf = (decks: readonly SessionDeck[]): DeckTotals => {
  const sum = (of: (deck: SessionDeck) => number): number => decks.reduce((total, deck) => total + of(deck), 0);
  const known = decks.filter(({ remembered }) => remembered !== null);
  const reviewed = (deck: SessionDeck): number => Math.max(1, deck.cards - deck.fresh);
  const weight = known.reduce((total, deck) => total + reviewed(deck), 0);
  return {
    cards: sum(({ cards }) => cards),
    fresh: sum(({ fresh }) => fresh),
    leeches: sum(({ leeches }) => leeches),
    suspended: sum(({ suspended }) => suspended),
    aDay: sum(({ a_day }) => a_day),
    remembered:
      weight === 0 ? null : known.reduce((total, deck) => total + (deck.remembered ?? 0) * reviewed(deck), 0) / weight,
  };
};

/** When a card comes back, or why it does not. */
export const whenOf = (card: DeckCard, off: boolean, now: number): { readonly text: string; readonly due: boolean } => {
  const quiet = (text: string) => ({ text, due: false });
  if (card.suspended) return quiet(deckTexts.whenSuspended);
  if (off) return quiet(deckTexts.whenOff);
  if (card.due === null) return quiet(deckTexts.whenFresh);
  if (isDue(card, now)) return { text: deckTexts.whenDue, due: true };
  return quiet(deckTexts.whenLater(Math.max(1, Math.ceil((Date.parse(card.due) - now) / DAY))));
};

export const percent = (part: number): string => `${Math.round(part * 100)}%`;
