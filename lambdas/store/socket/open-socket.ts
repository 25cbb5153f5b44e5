import { epochSeconds, HOUR, MINUTE } from '../../../shared/model/time.ts';
import { put } from '../fragment.ts';
import { socketKey } from '../keys.ts';
import { writeIf } from '../single.ts';
import type { Table } from '../table.ts';

/** API Gateway closes a socket after two hours, and does not always say so. */
const LIFETIME_MS = 2 * HOUR + 10 * MINUTE;

export const openSocket = async (table: Table, userId: string, connection: string, now: number): Promise<void> => {
  await writeIf(
    table,
    put({ ...socketKey(userId, connection), connection, expires_at: epochSeconds(now + LIFETIME_MS) }),
  );
};
