import { createHash, randomBytes } from 'node:crypto';
import { TICKET_SECONDS } from '../../../shared/catalogue/limits.ts';
import { epochSeconds } from '../../../shared/model/time.ts';
import type { TicketHolder } from '../../domain/socket/socket.ts';
import { put } from '../fragment.ts';
import { ticketKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';
import { signInRow } from './row.ts';

export const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/** Only the hash is stored, so that reading the table does not allow to open a socket. */
export const createTicket = async (table: Table, holder: TicketHolder): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url');
  const expires = epochSeconds(holder.requestedAt + TICKET_SECONDS * 1_000);
  const row = { user_id: holder.userId, ...signInRow(holder), expires_at: expires };
  await writeIf(table, put({ ...ticketKey(hashOf(ticket)), ...row }));
  return ticket;
};
