import * as z from 'zod/mini';
import { type Mode, ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import type { Figures } from '../../domain/stats/stats.ts';
import { statsKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

const RowSchema = z.record(z.string(), z.unknown());

const modesOf = (mode: Mode | undefined): readonly Mode[] => (mode ? [mode] : ModeSchema.options);

export const findStats = async (table: Table, userId: string): Promise<Figures> => {
  const row = z.parse(RowSchema, (await getRow(table, statsKey(userId))) ?? {});
  const number = (name: string): number => (typeof row[name] === 'number' ? row[name] : 0);
  const sum = (prefix: string, mode: Mode | undefined, suffix = ''): number =>
    modesOf(mode).reduce((total, each) => total + number(`${prefix}_${each}${suffix}`), 0);
  const slugsOf = (mode: Mode): string[] =>
    Object.keys(row).flatMap((name) => (name.startsWith(`tag_${mode}_`) ? [name.slice(`tag_${mode}_`.length)] : []));
  return {
    of: sum,
    tags: (mode) =>
      [...new Set(modesOf(mode).flatMap(slugsOf))]
        .map((slug) => ({ slug, count: sum('tag', mode, `_${slug}`) }))
        .filter(({ count }) => count > 0),
  };
};
