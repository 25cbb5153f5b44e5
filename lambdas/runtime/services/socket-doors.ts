import { setTimeout as wait } from 'node:timers/promises';
import type { SocketPort } from '../../domain/socket/close-sockets.ts';
import { socketStore } from '../container.ts';

/** What is needed to close sockets: the stored list of open ones, and the gateway. */
export const socketDoors = (): SocketPort => ({
  list: (userId, now) => socketStore().list(userId, now),
  // Rarely needed, so the gateway's SDK is loaded on first use
  close: async (connection) => (await import('./sockets.ts')).sockets().close(connection),
  forget: (userId, connection) => socketStore().close(userId, connection),
  wait,
});
