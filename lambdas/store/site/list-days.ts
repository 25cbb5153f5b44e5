import * as z from 'zod/mini';
import { ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import type { DayFigures } from '../../../shared/model/analytics.ts';
import { dayKey } from '../keys.ts';
import { queryAll } from '../query.ts';
import type { Table } from '../table.ts';

const RowSchema = z.catchall(z.object({ SK: z.string() }), z.unknown());
type Row = z.infer<typeof RowSchema>;

const dateOf = ({ SK }: Row): string => SK.split('#')[1] ?? '';

const figuresOf = (date: string, rows: readonly Row[]): DayFigures => {
  const sum = (name: string): number =>
    rows.reduce((total, row) => total + (typeof row[name] === 'number' ? row[name] : 0), 0);
  const [custom, traditional, anchor] = ModeSchema.options.map((mode) => sum(`generations_${mode}`));
  return {
    date,
    sign_ups: sum('sign_ups'),
    generations: { custom: custom ?? 0, traditional: traditional ?? 0, anchor: anchor ?? 0 },
    failures: sum('failures'),
    cancellations: sum('cancellations'),
    tokens: sum('tokens'),
    cost_usd: sum('cost_usd'),
    conversions: sum('conversions'),
  };
};

/** The figures of each of these days (yyyy-mm-dd, in order); a day on which nothing happened has them too. */
export const listDays = async (table: Table, dates: readonly string[]): Promise<DayFigures[]> => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const rows = await queryAll(table, {
    KeyConditionExpression: 'PK = :site AND SK BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':site': dayKey(first, 0).PK,
      ':first': dayKey(first, 0).SK,
      ':last': dayKey(last, 9).SK,
    },
  });
  const byDate = Map.groupBy(
    rows.map((row) => z.parse(RowSchema, row)),
    dateOf,
  );
  return dates.map((date) => figuresOf(date, byDate.get(date) ?? []));
};
