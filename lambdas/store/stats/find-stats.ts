import * as z from 'zod/mini';
import { ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import type { Figures } from '../../domain/user/ports.ts';
import { statsKey } from '../keys.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';

const RowSchema = z.record(z.string(), z.unknown());

export const findStats = async (table: Table, userId: string): Promise<Figures & { tags: readonly string[] }> => {
  const row = z.parse(RowSchema, (await getRow(table, statsKey(userId))) ?? {});
  const number = (name: string): number => (typeof row[name] === 'number' ? row[name] : 0);
  return {
    of: (figure, mode) =>
      (mode ? [mode] : ModeSchema.options).reduce((sum, each) => sum + number(`${figure}_${each}`), 0),
    tags: Object.keys(row)
      .filter((name) => name.startsWith('tag_') && number(name) > 0)
      .map((name) => name.slice('tag_'.length)),
  };
};
