import * as z from 'zod/mini';
import { type LearningDay, LearningDaySchema } from '../../../../shared/model/learning/deck.ts';
import type { ReviewedDay } from '../../../domain/deck/review.ts';
import { reviewedKey } from '../../keys.ts';
import { queryAll } from '../../query.ts';
import type { Table } from '../../table.ts';

const RowSchema = z.object({
  day: LearningDaySchema,
  reviews: z.int(),
  missed: z.int(),
  fresh: z.int(),
  took: z.int(),
});

/** The figures of the days on which something was reviewed, from the first to the last. */
export const listReviewed = async (
  table: Table,
  userId: string,
  first: LearningDay,
  last: LearningDay,
): Promise<ReadonlyMap<LearningDay, ReviewedDay>> => {
  const rows = await queryAll(table, {
    KeyConditionExpression: 'PK = :pk AND SK BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': reviewedKey(userId, first).PK,
      ':first': reviewedKey(userId, first).SK,
      ':last': reviewedKey(userId, last).SK,
    },
    ConsistentRead: true,
  });
  return new Map(
    rows.map((row) => {
      const { day, ...figures } = z.parse(RowSchema, row);
      return [day, figures];
    }),
  );
};
