import type { ExportRecord } from '../../domain/export/ports.ts';
import { profileKey } from '../keys.ts';
import { beginsWith, queryPage } from '../query.ts';
import type { Table } from '../table.ts';
import { parseExport } from './row.ts';

/** Ids begin with when they were made. */
export const newestExport = async (table: Table, userId: string, now: number): Promise<ExportRecord | undefined> => {
  const { items } = await queryPage(table, {
    ...beginsWith(profileKey(userId).PK, 'EXPORT#'),
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: 1,
  });
  return items[0] === undefined ? undefined : parseExport(items[0], now);
};
