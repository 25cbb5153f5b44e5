import type { TicketHolder } from '../../domain/socket/socket.ts';
import type { Table } from '../table.ts';
import { endSignIn } from '../user/end-sign-in.ts';
import { closeSocket } from './close-socket.ts';
import { createTicket } from './create-ticket.ts';
import { listSockets } from './list-sockets.ts';
import { openSocket } from './open-socket.ts';
import { redeemTicket } from './redeem-ticket.ts';

/** Who has which tabs open, and the tickets that open them. `now` is epoch milliseconds. */
export const createSocketStore = (table: Table) => ({
  ticket: (holder: TicketHolder) => createTicket(table, holder),
  redeem: (ticket: string, now: number) => redeemTicket(table, ticket, now),
  endSignIn: (userId: string, signInId: string, now: number) => endSignIn(table, userId, signInId, now),
  open: (holder: TicketHolder, connection: string, now: number) => openSocket(table, holder, connection, now),
  close: (userId: string, connection: string) => closeSocket(table, userId, connection),
  list: (userId: string, now: number) => listSockets(table, userId, now),
});
