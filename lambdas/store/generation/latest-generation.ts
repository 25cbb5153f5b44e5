import type { SessionId } from '../../../shared/model/id.ts';
import type { LatestGeneration } from '../../domain/generation/start/ports.ts';
import { sessionKey } from '../keys.ts';
import { beginsWith, queryPage } from '../query.ts';
import type { Table } from '../table.ts';
import { parseGeneration } from './row.ts';

/** The newest one, whatever became of it; ids sort by the time they were made. */
export const latestGeneration = async (table: Table, session: SessionId): Promise<LatestGeneration | undefined> => {
  const { items } = await queryPage(table, {
    ...beginsWith(sessionKey(session).PK, 'GENERATION#'),
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: 1,
  });
  return items[0] === undefined ? undefined : parseGeneration(items[0]);
};
