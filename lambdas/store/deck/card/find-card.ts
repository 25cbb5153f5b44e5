import type { CardId } from '../../../../shared/model/id.ts';
import type { CardRecord } from '../../../domain/deck/card.ts';
import { cardKey } from '../../keys.ts';
import { getRow, type Table } from '../../table.ts';
import { parseCard } from './card-row.ts';

/** Consistent: what it says decides which showing is answered. */
export const findCard = async (table: Table, userId: string, id: CardId): Promise<CardRecord | undefined> => {
  const row = await getRow(table, cardKey(userId, id), { consistent: true });
  return row === undefined ? undefined : parseCard(row);
};
