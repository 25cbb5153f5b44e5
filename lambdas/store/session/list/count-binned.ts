import type { BinQuery } from '../../../domain/session/ports.ts';
import { binIndex } from '../../keys.ts';
import { countRows } from '../../query.ts';
import type { Table } from '../../table.ts';

const MOST = 100;

/** Expired sessions are excluded by the sort key, before the table's TTL removes them. */
export const binSince = ({ userId, mode, since }: Pick<BinQuery, 'userId' | 'mode' | 'since'>) => ({
  IndexName: 'GSI1',
  KeyConditionExpression: 'GSI1PK = :bin AND GSI1SK > :since',
  // What was deleted in that very millisecond is gone too: no id sorts after this.
  ExpressionAttributeValues: { ':bin': binIndex(userId, mode), ':since': `${since}#~` },
});

export const countBinned = (table: Table, query: Parameters<typeof binSince>[0]): Promise<number> =>
  countRows(table, binSince(query), MOST);
