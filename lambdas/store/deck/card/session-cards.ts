import { cardId, type SessionId } from '../../../../shared/model/id.ts';
import type { CardRecord } from '../../../domain/deck/card.ts';
import { cardKey } from '../../keys.ts';
import { beginsWith, queryAll } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parseCard } from './card-row.ts';

/** The beginning of the keys of a session's cards. */
export const cardsOf = (userId: string, session: SessionId) => {
  const { PK, SK } = cardKey(userId, cardId(session, ''));
  return beginsWith(PK, SK);
};

/** All cards that a person has of a session, in the order of their scenes. */
export const sessionCards = async (
  table: Table,
  userId: string,
  session: SessionId,
): Promise<readonly CardRecord[]> => {
  const rows = await queryAll(table, { ...cardsOf(userId, session), ConsistentRead: true });
  return rows.map(parseCard).sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
};
