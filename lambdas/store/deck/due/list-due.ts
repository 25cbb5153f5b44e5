import * as z from 'zod/mini';
import { AppError } from '../../../../shared/model/app-error.ts';
import { CardIdSchema } from '../../../../shared/model/id.ts';
import type { CardRecord } from '../../../domain/deck/card.ts';
import type { DeckStore, DueQuery } from '../../../domain/deck/ports.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import { cardKey, dueIndex } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { dueOrderOf, parseCard } from '../card/card-row.ts';
import { sessionCards } from '../card/session-cards.ts';
import { inSegment, type Segment, segmentsOf } from './due-segments.ts';

/** Where a page before ended, and how many new cards stood on the pages before. */
interface Place {
  readonly after: string;
  readonly shown: number;
}

const placeIn = (cursor: string | undefined): Place => {
  if (cursor === undefined) return { after: '', shown: 0 };
  const [after = '', shown = ''] = decodeCursor(cursor, 2);
  const parts = after.split('#');
  if (!z.safeParse(CardIdSchema, parts.at(-1)).success || !/^\d{1,4}$/.test(shown)) throw new AppError('bad_cursor');
  return { after, shown: Number(shown) };
};

type Read = (segment: Segment, after: string, limit: number) => Promise<readonly CardRecord[]>;

const readIndex =
  (table: Table, userId: string): Read =>
  async ({ first, last }, after, limit) => {
    const id = z.safeParse(CardIdSchema, after.split('#').at(-1));
    const start = id.success && { ...cardKey(userId, id.data), GSI1PK: dueIndex(userId), GSI1SK: after };
    const { items } = await queryPage(table, {
      ...inSegment(userId, first, last),
      Limit: limit,
      ...(start ? { ExclusiveStartKey: start } : {}),
    });
    return items.map(parseCard);
  };

/** A session has a few hundred cards at most: all are read, and the list is made of them. */
const readSession = (cards: readonly CardRecord[]): Read => {
  const listed = cards
    .flatMap((card) => {
      const order = dueOrderOf(card);
      return order === undefined ? [] : [{ card, order }];
    })
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  return async ({ first, last }, after, limit) =>
    listed
      .filter(({ order }) => order >= first && order <= last && order > after)
      .slice(0, limit)
      .map(({ card }) => card);
};

/** A page of what is due, segment by segment. */
export const listDue = async (table: Table, query: DueQuery): ReturnType<DeckStore['due']> => {
  const { userId, session, fresh, limit } = query;
  const place = placeIn(query.cursor);
  const read =
    session === undefined ? readIndex(table, userId) : readSession(await sessionCards(table, userId, session));
  const cards: CardRecord[] = [];
  let { shown } = place;
  for (const segment of segmentsOf(query)) {
    if (place.after > segment.last) continue;
    const room = Math.min(limit - cards.length, segment.isFresh ? fresh - shown : limit);
    if (room <= 0) continue;
    const found = await read(segment, place.after >= segment.first ? place.after : '', room);
    cards.push(...found);
    if (segment.isFresh) shown += found.length;
  }
  const last = cards.at(-1);
  const order = last && dueOrderOf(last);
  return { cards, cursor: order && cards.length === limit ? encodeCursor([order, String(shown)]) : null };
};
