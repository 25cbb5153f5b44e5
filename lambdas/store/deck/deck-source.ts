import type { DeckPart, DeckSource } from '../../domain/deck/file/ports.ts';
import { isReadable } from '../../domain/deck/renew.ts';
import { isOfSession } from '../../domain/session/scenes.ts';
import { listScenes } from '../scene/list-scenes.ts';
import { findSession } from '../session/row.ts';
import { findSettings } from '../settings/settings-store.ts';
import type { Table } from '../table.ts';
import { sessionCards } from './card/session-cards.ts';
import { findDeckSettings } from './deck-settings.ts';
import { findDeck } from './find-deck.ts';
import { createFitStore } from './fit/fit-store.ts';
import { listDecks } from './list-decks.ts';
import { sessionReviews } from './review/session-reviews.ts';

const PAGE = 100;

const partOf: (table: Table) => DeckSource['part'] = (table) => async (userId, id, now) => {
  const session = await findSession(table, id);
  if (!session || !isReadable(session, userId, now)) return undefined;
  const [deck, cards, scenes, reviews] = await Promise.all([
    findDeck(table, userId, id),
    sessionCards(table, userId, id),
    listScenes(table, session),
    sessionReviews(table, userId, id),
  ]);
  const part: DeckPart = {
    session,
    off: deck.off,
    cards,
    scenes: scenes.filter((scene) => isOfSession(scene, session)),
    reviews,
  };
  return part;
};

export const createDeckSource = (table: Table): DeckSource => ({
  sessions: async (userId, cursor) => {
    const page = await listDecks(table, userId, { limit: PAGE, cursor });
    return { ids: page.decks.map(({ session_id }) => session_id), cursor: page.cursor };
  },
  part: partOf(table),
  wishes: async (userId) => {
    const [{ retention }, fit, settings] = await Promise.all([
      findDeckSettings(table, userId),
      createFitStore(table).find(userId),
      findSettings(table, userId),
    ]);
    return { retention, fit, timezone: settings?.timezone ?? 'UTC' };
  },
});
