import type { SessionId } from '../../../shared/model/id.ts';
import { type DeckRecord, newDeck } from '../../domain/deck/ports.ts';
import { deckKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseDeck } from './deck-row.ts';

/** A session without cards has a deck of none. */
export const findDeck = async (table: Table, userId: string, session: SessionId): Promise<DeckRecord> => {
  const row = await getRow(table, deckKey(userId, session), { consistent: true });
  return row === undefined ? newDeck(userId, session) : parseDeck(row);
};
