import { cardId, type SessionId } from '../../../../shared/model/id.ts';
import type { ReviewRecord } from '../../../domain/deck/review.ts';
import { reviewKey } from '../../keys.ts';
import { beginsWith, queryAll } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parseReview } from './review-row.ts';

/** The log of all cards that a person has of a session, card by card, with what was taken back. */
export const sessionReviews = async (
  table: Table,
  userId: string,
  session: SessionId,
): Promise<readonly ReviewRecord[]> => {
  const { PK, SK } = reviewKey(userId, cardId(session, ''), 0);
  return (await queryAll(table, beginsWith(PK, SK.slice(0, SK.lastIndexOf('#'))))).map(parseReview);
};
