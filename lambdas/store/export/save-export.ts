import type { ExportRecord } from '../../domain/export/ports.ts';
import { absent, put } from '../fragment.ts';
import { type Table, writeIf } from '../table.ts';
import { exportRow } from './row.ts';

export const createExport = async (table: Table, record: ExportRecord): Promise<void> => {
  await writeIf(
    table,
    put(
      exportRow(record),
      absent(() => new Error('There already')),
    ),
  );
};

/** False when it was deleted. */
export const saveExport = (table: Table, record: ExportRecord): Promise<boolean> =>
  writeIf(
    table,
    put(exportRow(record), { expression: 'attribute_exists(PK)', refusal: () => new Error('The export has gone') }),
  );
