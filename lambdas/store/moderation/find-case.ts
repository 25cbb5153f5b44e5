import type { SessionId } from '../../../shared/model/id.ts';
import type { CaseView } from '../../domain/moderation/ports.ts';
import { caseKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseCase } from './row.ts';
import { viewCases } from './view-cases.ts';

/** Consistent: it is decided on. */
export const findCase = async (table: Table, id: SessionId): Promise<CaseView | undefined> => {
  const row = await getRow(table, caseKey(id), { consistent: true });
  if (row === undefined) return undefined;
  return (await viewCases(table, [parseCase(row)]))[0];
};
