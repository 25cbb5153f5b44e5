import { epochSeconds, HOUR, MINUTE } from '../../../shared/model/time.ts';
import type { TicketHolder } from '../../domain/socket/socket.ts';
import { put } from '../fragment.ts';
import { socketKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';
import { hasSignInEnded } from '../user/has-sign-in-ended.ts';
import { closeSocket } from './close-socket.ts';
import { signInRow } from './row.ts';

/** API Gateway closes a socket after two hours, and does not always say so. */
const LIFETIME_MS = 2 * HOUR + 10 * MINUTE;

/** False when the sign-in has ended. The check follows the write, so that a concurrent sign-out is never missed. */
export const openSocket = async (
  table: Table,
  holder: TicketHolder,
  connection: string,
  now: number,
): Promise<boolean> => {
  const expires = epochSeconds(now + LIFETIME_MS);
  const row = { connection, opened_at: now, ...signInRow(holder), expires_at: expires };
  await writeIf(table, put({ ...socketKey(holder.userId, connection), ...row }));
  if (!(await hasSignInEnded(table, holder))) return true;
  await closeSocket(table, holder.userId, connection);
  return false;
};
