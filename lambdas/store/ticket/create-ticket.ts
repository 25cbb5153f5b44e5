import { createHash, randomBytes } from 'node:crypto';
import { TICKET_SECONDS } from '../../../shared/catalogue/limits.ts';
import { epochSeconds } from '../../../shared/model/time.ts';
import { put } from '../fragment.ts';
import { ticketKey } from '../keys.ts';
import { writeIf } from '../single.ts';
import type { Table } from '../table.ts';

export const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/** The table keeps only its hash: nobody who reads the table can open a socket. */
export const createTicket = async (table: Table, userId: string, now: number): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url');
  const expires = epochSeconds(now + TICKET_SECONDS * 1_000);
  await writeIf(table, put({ ...ticketKey(hashOf(ticket)), user_id: userId, expires_at: expires }));
  return ticket;
};
