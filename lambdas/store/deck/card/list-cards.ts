import * as z from 'zod/mini';
import { AppError } from '../../../../shared/model/app-error.ts';
import { CardIdSchema } from '../../../../shared/model/id.ts';
import type { DeckStore } from '../../../domain/deck/ports.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import type { Table } from '../../table.ts';
import { sessionCards } from './session-cards.ts';

/** A page of a session's cards in the order of their scenes, for which all of them are read. */
export const listCards = async (
  table: Table,
  { userId, session, limit, cursor }: Parameters<DeckStore['list']>[0],
): ReturnType<DeckStore['list']> => {
  const after = cursor === undefined ? undefined : z.safeParse(CardIdSchema, decodeCursor(cursor, 1)[0]);
  if (after?.success === false) throw new AppError('bad_cursor');
  const all = await sessionCards(table, userId, session);
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after.data) + 1;
  const cards = all.slice(start, start + limit);
  const last = cards.at(-1);
  return { cards, cursor: last && start + limit < all.length ? encodeCursor([last.id]) : null };
};
