import * as z from 'zod/mini';
import { type FitRecord, type FitStore, newFit } from '../../../domain/deck/fit/record.ts';
import { put } from '../../fragment.ts';
import { fitKey, reviewedKey } from '../../keys.ts';
import { beginsWith, queryAll } from '../../query.ts';
import { getRow, type Table, writeIf } from '../../table.ts';
import { VersionConflict } from '../../version-conflict.ts';
import { parseReview } from '../review/review-row.ts';
import { parseFit } from './fit-row.ts';

const DaySchema = z.object({ reviews: z.int() });

const findFit = async (table: Table, userId: string): Promise<FitRecord> => {
  const row = await getRow(table, fitKey(userId), { consistent: true });
  return row === undefined ? newFit(userId) : parseFit(row);
};

const saveFit = (table: Table, next: FitRecord): Promise<boolean> =>
  writeIf(
    table,
    put(
      { ...next, row: next.row + 1, ...fitKey(next.user_id) },
      {
        expression: next.row === 0 ? 'attribute_not_exists(PK)' : '#row = :row',
        ...(next.row === 0 ? {} : { values: { ':row': next.row }, names: { '#row': 'row' } }),
        refusal: () => new VersionConflict(),
      },
    ),
  );

/** A row for each day on which something was reviewed. */
const countReviews = async (table: Table, userId: string): Promise<number> => {
  const { PK, SK } = reviewedKey(userId, '');
  const days = await queryAll(table, beginsWith(PK, SK));
  return days.reduce<number>((sum, day) => sum + z.parse(DaySchema, day).reviews, 0);
};

export const createFitStore = (table: Table): FitStore => ({
  find: (userId) => findFit(table, userId),
  save: (fit) => saveFit(table, fit),
  countReviews: (userId) => countReviews(table, userId),
  log: async (userId) => (await queryAll(table, beginsWith(fitKey(userId).PK, 'REVIEW#'))).map(parseReview),
});
