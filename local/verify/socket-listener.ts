import { WebSocket } from 'ws';
import type { Client } from '../../shared/contract/client.ts';
import type { Installation } from './installation.ts';

export interface SocketListener {
  /** Whether a message with this id has arrived. */
  heard(id: string): boolean;
  close(): void;
}

const OPENING_MS = 10_000;

/** Opens a socket with a ticket and the site's origin, and collects its messages. */
export const listen = async (
  { site, config }: Pick<Installation, 'site' | 'config'>,
  api: Client,
): Promise<SocketListener> => {
  const { ticket } = await api('createRealtimeTicket');
  const address = `${config.socketUrl}?ticket=${encodeURIComponent(ticket)}`;
  const socket = new WebSocket(address, { origin: site, handshakeTimeout: OPENING_MS });
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(String(data)));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', ({ message }) => reject(new Error(`${config.socketUrl} does not open: ${message}`)));
  });
  socket.on('error', () => socket.close());
  return { heard: (id) => messages.some((message) => message.includes(id)), close: () => socket.close() };
};
