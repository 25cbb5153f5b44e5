import { setTimeout as wait } from 'node:timers/promises';
import type { SocketDoors } from '../../domain/socket/close-sockets.ts';
import { socketStore } from '../container.ts';

/** What closes sockets: the list of those that are open, and the gateway that holds them. */
export const socketDoors = (): SocketDoors => ({
  list: (userId, now) => socketStore().list(userId, now),
  // Few changes end a sign-in: the gateway's SDK is loaded when one does
  close: async (connection) => (await import('./sockets.ts')).sockets().close(connection),
  forget: (userId, connection) => socketStore().close(userId, connection),
  wait,
});
