import type { CardId, ReviewId, SessionId } from '../../../shared/model/id.ts';
import type { DeckSettings, LearningDay } from '../../../shared/model/learning/deck.ts';
import type { PastReview, Review, ReviewOutcome } from '../../../shared/model/learning/review.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { CardRecord } from './card.ts';
import type { FitStore } from './fit/record.ts';
import type { Fit } from './memory.ts';
import type { ReviewClock, ReviewedDay, ReviewRecord } from './review.ts';

/** One reader's cards of one session. */
export interface DeckRecord {
  readonly user_id: string;
  readonly session_id: SessionId;
  readonly off: boolean;
  readonly cards: number;
  /** Counts requests to look again whether the session can still be read. */
  readonly looks: number;
  readonly version: number;
}

export const newDeck = (user_id: string, session_id: SessionId): DeckRecord => ({
  user_id,
  session_id,
  off: false,
  cards: 0,
  looks: 0,
  version: 0,
});

export interface DueQuery {
  readonly userId: string;
  /** The reader's day, and the instant at which it ends. */
  readonly day: LearningDay;
  readonly end: number;
  /** New cards that may still be shown on this day. */
  readonly fresh: number;
  readonly session: SessionId | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface CardPage {
  readonly cards: readonly CardRecord[];
  readonly cursor: string | null;
}

/** What is due, without the cards themselves. */
export interface DueKey {
  readonly id: CardId;
  readonly foreign: boolean;
  /** The day on which it is due; null for a new card, and for a step within this day. */
  readonly day: LearningDay | null;
}

export interface DueKeys {
  readonly due: readonly DueKey[];
  readonly fresh: readonly DueKey[];
  readonly ahead: readonly DueKey[];
  /** Whether there are more than were read. */
  readonly more: boolean;
}

export interface DeckStore {
  readonly fits: FitStore;
  settings(userId: string): Promise<DeckSettings>;
  saveSettings(userId: string, settings: DeckSettings): Promise<void>;
  /** Figures of the days from the first to the last on which something was reviewed. */
  days(userId: string, first: LearningDay, last: LearningDay): Promise<ReadonlyMap<LearningDay, ReviewedDay>>;
  /** In their order: steps within the day, cards that are due, new ones. */
  due(query: DueQuery): Promise<CardPage>;
  dueKeys(query: Pick<DueQuery, 'userId' | 'day' | 'end' | 'fresh'>): Promise<DueKeys>;
  /** All cards of a session, those of earlier scenes first. */
  ofSession(userId: string, session: SessionId): Promise<readonly CardRecord[]>;
  /** A page of them. */
  list(query: Pick<DueQuery, 'userId' | 'limit' | 'cursor'> & { readonly session: SessionId }): Promise<CardPage>;
  /** The scenes that cards are of. */
  scenes(cards: readonly CardRecord[]): Promise<readonly SceneRecord[]>;
  find(userId: string, card: CardId): Promise<CardRecord | undefined>;
  change(userId: string, card: CardId, decide: (card: CardRecord) => CardRecord): Promise<CardRecord>;
  /** Counts it unless this showing was answered before. */
  review(
    userId: string,
    review: Review,
    clock: ReviewClock,
  ): Promise<{ outcome: ReviewOutcome; card: CardRecord | undefined }>;
  /** How many of these counted: those that the card's log had not yet. Undefined where there is no such card. */
  importReviews(
    userId: string,
    card: CardId,
    past: readonly PastReview[],
    clock: Omit<ReviewClock, 'sent'>,
  ): Promise<number | undefined>;
  /** Throws `conflict` unless it is the card's latest. */
  undo(userId: string, card: CardId, review: ReviewId, fit: Fit): Promise<CardRecord>;
  reviews(userId: string, card: CardId): Promise<readonly ReviewRecord[]>;
  deck(userId: string, session: SessionId): Promise<DeckRecord>;
  decks(userId: string, sessions: readonly SessionId[]): Promise<ReadonlyMap<SessionId, DeckRecord>>;
  listDecks(
    userId: string,
    page: { readonly limit: number; readonly cursor: string | undefined },
  ): Promise<{ decks: readonly DeckRecord[]; cursor: string | null }>;
  changeDeck(userId: string, session: SessionId, decide: (deck: DeckRecord) => DeckRecord): Promise<DeckRecord>;
}
