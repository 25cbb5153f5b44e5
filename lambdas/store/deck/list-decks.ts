import * as z from 'zod/mini';
import { AppError } from '../../../shared/model/app-error.ts';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import type { DeckStore } from '../../domain/deck/ports.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { deckKey } from '../keys.ts';
import { beginsWith, queryPage } from '../query.ts';
import type { Table } from '../table.ts';
import { parseDeck } from './deck-row.ts';

const sessionIn = (cursor: string) => {
  const id = z.safeParse(SessionIdSchema, decodeCursor(cursor, 1)[0]);
  if (!id.success) throw new AppError('bad_cursor');
  return id.data;
};

/** The sessions that somebody has cards of, those that were made last first. */
export const listDecks = async (
  table: Table,
  userId: string,
  { limit, cursor }: Parameters<DeckStore['listDecks']>[1],
): ReturnType<DeckStore['listDecks']> => {
  const { PK, SK } = deckKey(userId, 'ses_');
  const { items, more } = await queryPage(table, {
    ...beginsWith(PK, SK),
    ScanIndexForward: false,
    Limit: limit,
    ...(cursor === undefined ? {} : { ExclusiveStartKey: deckKey(userId, sessionIn(cursor)) }),
  });
  const decks = items.map(parseDeck);
  const last = decks.at(-1);
  return { decks, cursor: more && last ? encodeCursor([last.session_id]) : null };
};
