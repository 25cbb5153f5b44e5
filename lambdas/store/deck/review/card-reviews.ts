import type { CardId } from '../../../../shared/model/id.ts';
import type { ReviewRecord } from '../../../domain/deck/review.ts';
import { reviewKey } from '../../keys.ts';
import { beginsWith, queryAll } from '../../query.ts';
import { getRow, type Table } from '../../table.ts';
import { parseReview } from './review-row.ts';

/** The beginning of the keys of all reviews of a card. */
const reviewsOf = (userId: string, card: CardId) => {
  const { PK, SK } = reviewKey(userId, card, 0);
  return beginsWith(PK, SK.slice(0, SK.lastIndexOf('#') + 1));
};

/** The log of one card, showing by showing, with what was taken back. */
export const cardReviews = async (table: Table, userId: string, card: CardId): Promise<readonly ReviewRecord[]> =>
  (await queryAll(table, { ...reviewsOf(userId, card), ConsistentRead: true })).map(parseReview);

/** The answer to one showing of a card. */
export const findReview = async (
  table: Table,
  userId: string,
  card: CardId,
  turn: number,
): Promise<ReviewRecord | undefined> => {
  const row = await getRow(table, reviewKey(userId, card, turn), { consistent: true });
  return row === undefined ? undefined : parseReview(row);
};
