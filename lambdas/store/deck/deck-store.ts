import type { DeckStore } from '../../domain/deck/ports.ts';
import type { Table } from '../table.ts';
import { cardScenes } from './card/card-scenes.ts';
import { changeCard } from './card/change-card.ts';
import { findCard } from './card/find-card.ts';
import { listCards } from './card/list-cards.ts';
import { sessionCards } from './card/session-cards.ts';
import { changeDeck } from './change-deck.ts';
import { findDeckSettings, saveDeckSettings } from './deck-settings.ts';
import { listDue } from './due/list-due.ts';
import { listDueKeys } from './due/list-due-keys.ts';
import { findDeck } from './find-deck.ts';
import { findDecks } from './find-decks.ts';
import { createFitStore } from './fit/fit-store.ts';
import { listDecks } from './list-decks.ts';
import { cardReviews } from './review/card-reviews.ts';
import { countOnce } from './review/count-review.ts';
import { importCardReviews } from './review/import-reviews.ts';
import { listReviewed } from './review/list-reviewed.ts';
import { undoReview } from './review/undo-review.ts';

export const createDeckStore = (table: Table): DeckStore => ({
  fits: createFitStore(table),
  settings: (userId) => findDeckSettings(table, userId),
  saveSettings: (userId, settings) => saveDeckSettings(table, userId, settings),
  days: (userId, first, last) => listReviewed(table, userId, first, last),
  due: (query) => listDue(table, query),
  dueKeys: (query) => listDueKeys(table, query),
  ofSession: (userId, session) => sessionCards(table, userId, session),
  list: (query) => listCards(table, query),
  scenes: (cards) => cardScenes(table, cards),
  find: (userId, card) => findCard(table, userId, card),
  change: (userId, card, decide) => changeCard(table, userId, card, decide),
  review: (userId, review, clock) => countOnce(table, userId, review, clock),
  importReviews: (userId, card, past, clock) => importCardReviews(table, userId, card, past, clock),
  undo: (userId, card, review, fit) => undoReview(table, userId, card, review, fit),
  reviews: (userId, card) => cardReviews(table, userId, card),
  deck: (userId, session) => findDeck(table, userId, session),
  decks: (userId, sessions) => findDecks(table, userId, sessions),
  listDecks: (userId, page) => listDecks(table, userId, page),
  changeDeck: (userId, session, decide) => changeDeck(table, userId, session, decide),
});
