import type { SessionId } from '../../../shared/model/id.ts';
import type { DeckRecord } from '../../domain/deck/ports.ts';
import { getRows } from '../batch.ts';
import { deckKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { parseDeck } from './deck-row.ts';

/** The decks that a person has of some sessions. */
export const findDecks = async (
  table: Table,
  userId: string,
  sessions: readonly SessionId[],
): Promise<ReadonlyMap<SessionId, DeckRecord>> => {
  const rows = await getRows(
    table,
    [...new Set(sessions)].map((id) => deckKey(userId, id)),
  );
  return new Map(rows.map(parseDeck).map((deck) => [deck.session_id, deck]));
};
