import type { Table } from '../table.ts';
import { createTicket } from '../ticket/create-ticket.ts';
import { redeemTicket } from '../ticket/redeem-ticket.ts';
import { closeSocket } from './close-socket.ts';
import { listSockets } from './list-sockets.ts';
import { openSocket } from './open-socket.ts';

export type SocketStore = ReturnType<typeof createSocketStore>;

/** Who has which tabs open, and the tickets that open them. `now` is epoch milliseconds. */
export const createSocketStore = (table: Table) => ({
  ticket: (userId: string, now: number) => createTicket(table, userId, now),
  redeem: (ticket: string, now: number) => redeemTicket(table, ticket, now),
  open: (userId: string, connection: string, now: number) => openSocket(table, userId, connection, now),
  close: (userId: string, connection: string) => closeSocket(table, userId, connection),
  list: (userId: string, now: number) => listSockets(table, userId, now),
});
