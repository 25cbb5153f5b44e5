import type { OpenSocket } from '../../domain/socket/socket.ts';
import { socketKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';
import { parseSocket } from './row.ts';

/** The sockets a person has open. Consistent: a tab may have connected a moment ago. */
export const listSockets = async (table: Table, userId: string, now: number): Promise<readonly OpenSocket[]> => {
  const key = socketKey(userId, '');
  const rows = await queryAll(table, { ...beginsWith(key.PK, key.SK), ConsistentRead: true });
  return rows.map(parseSocket).filter(({ expiresAt }) => expiresAt * 1_000 > now);
};
