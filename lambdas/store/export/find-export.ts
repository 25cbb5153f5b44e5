import type { ExportId } from '../../../shared/model/id.ts';
import type { ExportRecord } from '../../domain/export/ports.ts';
import { exportKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseExport } from './row.ts';

export const findExport = async (
  table: Table,
  userId: string,
  id: ExportId,
  now: number,
): Promise<ExportRecord | undefined> => {
  const row = await getRow(table, exportKey(userId, id), { consistent: true });
  return row === undefined ? undefined : parseExport(row, now);
};
