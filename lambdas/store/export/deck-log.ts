import { csvLog } from '../../domain/deck/log/csv-log.ts';
import { parseCard } from '../deck/card/card-row.ts';
import { parseReview } from '../deck/review/review-row.ts';
import { profileKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';

/** All reviews of a person, as a table. */
export const deckLog = async (table: Table, userId: string): Promise<string> => {
  const { PK } = profileKey(userId);
  const [cards, reviews] = await Promise.all(
    ['CARD#', 'REVIEW#'].map((prefix) => queryAll(table, beginsWith(PK, prefix))),
  );
  return csvLog((cards ?? []).map(parseCard), (reviews ?? []).map(parseReview));
};
