import type { CaseQuery, CaseView } from '../../domain/moderation/ports.ts';
import { decodeCursor, encodeCursor, sessionOfOrder } from '../cursor.ts';
import { caseIndex, caseKey, caseOrder } from '../keys.ts';
import { queryPage } from '../query.ts';
import type { Table } from '../table.ts';
import { parseCase } from './row.ts';
import { viewCases } from './view-cases.ts';

/** Of one status, the first reported first. */
export const listCases = async (
  table: Table,
  { status, limit, cursor }: CaseQuery,
): Promise<{ cases: CaseView[]; cursor: string | null }> => {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  const partition = caseIndex(status);
  const { items, more } = await queryPage(table, {
    IndexName: 'GSI2',
    KeyConditionExpression: 'GSI2PK = :list',
    ExpressionAttributeValues: { ':list': partition },
    Limit: limit,
    ...(after === undefined
      ? {}
      : { ExclusiveStartKey: { ...caseKey(sessionOfOrder(after)), GSI2PK: partition, GSI2SK: after } }),
  });
  const records = items.map(parseCase);
  const last = records.at(-1);
  return {
    cases: await viewCases(table, records),
    cursor: more && last ? encodeCursor([caseOrder(last.first_at, last.session_id)]) : null,
  };
};
