import type { ReportRecord } from '../../domain/moderation/ports.ts';
import { absent, type Fragment, put, update } from '../fragment.ts';
import { caseIndex, caseKey, caseOrder, ownedIndex, ownedReport, reportKey } from '../keys.ts';
import { type Table, transact } from '../table.ts';

class AlreadyReported extends Error {}

/** Opens the case, also again after it was decided; it keeps its place by its first report. */
const reopen = ({ session_id: id, author_id: author, reported_at: at }: ReportRecord): Fragment =>
  update(
    caseKey(id),
    [
      'SET session_id = :id, author_id = :author, #status = :open, last_at = :at, GSI2PK = :list,',
      'first_at = if_not_exists(first_at, :at), GSI2SK = if_not_exists(GSI2SK, :order)',
      'ADD reports :one, version :one',
    ].join(' '),
    {
      ':id': id,
      ':author': author,
      ':open': 'open',
      ':at': at,
      ':list': caseIndex('open'),
      ':order': caseOrder(at, id),
      ':one': 1,
    },
    { '#status': 'status' },
  );

/** One report of each reader; a second one changes nothing. */
export const reportSession = async (table: Table, report: ReportRecord): Promise<void> => {
  const { session_id: id, user_id: reader } = report;
  const row = { ...report, ...reportKey(id, reader), GSI3PK: ownedIndex(reader), GSI3SK: ownedReport(id) };
  const writes = [
    put(
      row,
      absent(() => new AlreadyReported()),
    ),
    reopen(report),
  ];
  try {
    await transact(table, writes);
  } catch (error) {
    if (!(error instanceof AlreadyReported)) throw error;
  }
};
