import type { SessionId } from '../../../shared/model/id.ts';
import type { Report } from '../../../shared/model/report.ts';
import { caseKey } from '../keys.ts';
import { beginsWith, queryPage } from '../query.ts';
import type { Table } from '../table.ts';
import { parseReport } from './row.ts';

const MOST = 50;

/** Some fifty of what readers said, the newest first. */
export const listReports = async (table: Table, id: SessionId): Promise<Report[]> => {
  const { items } = await queryPage(table, { ...beginsWith(caseKey(id).PK, 'REPORT#'), Limit: MOST });
  return items.map(parseReport).sort((a, b) => (a.reported_at < b.reported_at ? 1 : -1));
};
