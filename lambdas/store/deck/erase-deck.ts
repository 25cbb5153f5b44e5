import { cardId, type SessionId } from '../../../shared/model/id.ts';
import { deleteRows } from '../batch.ts';
import { findKeys } from '../find-keys.ts';
import { deckKey, reviewKey } from '../keys.ts';
import { beginsWith } from '../query.ts';
import type { Table } from '../table.ts';
import { cardsOf } from './card/session-cards.ts';

/** Deletes a person's cards of a session with their log; what they did on each day stays counted. */
export const eraseDeck = async (table: Table, userId: string, session: SessionId): Promise<void> => {
  const { PK, SK } = reviewKey(userId, cardId(session, ''), 0);
  await deleteRows(table, await findKeys(table, beginsWith(PK, SK.slice(0, SK.lastIndexOf('#')))));
  await deleteRows(table, await findKeys(table, cardsOf(userId, session)));
  await deleteRows(table, [deckKey(userId, session)]);
};
