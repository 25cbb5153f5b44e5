import type { ExportOf, ExportRecord } from '../../domain/export/ports.ts';
import { profileKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';
import { parseExport } from './row.ts';

/** Ids begin with when they were made. A person has those of two days: the others have expired. */
export const newestExport = async (
  table: Table,
  userId: string,
  of: ExportOf,
  now: number,
): Promise<ExportRecord | undefined> => {
  const rows = await queryAll(table, { ...beginsWith(profileKey(userId).PK, 'EXPORT#'), ConsistentRead: true });
  return rows
    .flatMap((row) => parseExport(row, now) ?? [])
    .filter(({ format }) => (format === null) === (of === 'account'))
    .at(-1);
};
